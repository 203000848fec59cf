import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';

interface Restriction {
  kind: string;
  isForbidden: boolean;
  isRefused: boolean;
  sentence: string;
  /** Where they were asked for: those of today that carry it. */
  deliveryLines?: readonly { lineId: string; name: string }[];
}

interface RestrictionNoticeProps {
  restrictions: readonly Restriction[];
  /** What is asked of the shopper, such as to acknowledge it. */
  children?: ReactNode;
}

/** What may keep an item from being sent, and which delivery lines still carry it; nothing where nothing seems to. */
export function RestrictionNotice({ restrictions, children }: RestrictionNoticeProps) {
  if (restrictions.length === 0) return null;
  return (
    <Notice data-forbidden={restrictions.some(({ isForbidden }) => isForbidden) || undefined}>
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
      <chakra.div display="grid" gap="2" minWidth="0">
        <chakra.p fontWeight="700">
          <FormattedMessage id={headingOf(restrictions)} />
        </chakra.p>
        <chakra.ul display="grid" gap="2">
          {restrictions.map((restriction) => (
            <li key={restriction.kind}>
              {restriction.sentence}
              {!restriction.isForbidden && restriction.deliveryLines && (
                <CarriedBy lines={restriction.deliveryLines} />
              )}
            </li>
          ))}
        </chakra.ul>
        <chakra.p fontSize="sm" color="muted">
          <FormattedMessage id="listings.restrictedNote" />
        </chakra.p>
        {children}
      </chakra.div>
    </Notice>
  );
}

function headingOf(restrictions: readonly Restriction[]) {
  if (restrictions.some(({ isRefused }) => isRefused)) return 'listings.refused';
  if (restrictions.some(({ isForbidden }) => isForbidden)) return 'listings.forbidden';
  return 'listings.restricted';
}

function CarriedBy({ lines }: { lines: NonNullable<Restriction['deliveryLines']> }) {
  const names = lines.map(({ name }) => name);
  return (
    <chakra.span display="block" fontSize="sm">
      {names.length === 0 ? (
        <FormattedMessage id="listings.carriedByNone" />
      ) : (
        <FormattedMessage
          id="listings.carriedBy"
          values={{ lines: <FormattedList type="disjunction" value={names} /> }}
        />
      )}
    </chakra.span>
  );
}

const Notice = chakra('aside', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    padding: '3',
    background: 'warnTint',
    borderRadius: 'input',
    '& > svg': { marginTop: '2px' },
    '&[data-forbidden]': { background: 'dangerTint' },
  },
});
