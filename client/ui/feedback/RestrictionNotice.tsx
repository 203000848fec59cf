import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';

interface Restriction {
  kind: string;
  isForbidden: boolean;
  isRefused: boolean;
  sentence: string;
  /** Delivery lines that still carry the item, if queried. */
  deliveryLines?: readonly { lineId: string; name: string }[];
}

interface RestrictionNoticeProps {
  restrictions: readonly Restriction[];
  /** Further controls, such as an acknowledgement. */
  children?: ReactNode;
}

/**
 * Restrictions that may keep an item from being sent, and the delivery lines that still carry it; nothing
 * without any.
 */
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
