import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { PageTitle } from '../../ui/layout/PageTitle';
import { nameOfShop } from '../../ui/values/shopsOf';
import type { Listing } from './Listing';
import { SentenceGap } from '../../ui/values/SentenceGap';

interface ByHandHeadProps {
  /** Absent where no item was understood. */
  listing?: Listing;
  /** Reason for the failure, in the server's words. */
  refusal?: string;
}

/** Explains that and why an item is entered by hand, with the values already known. */
export function ByHandHead({ listing, refusal }: ByHandHeadProps) {
  const text = useText();
  const { failure, title, itemId } = listing ?? {};
  return (
    <chakra.div display="grid" gap="3">
      <PageTitle>{text(title ? 'listings.oneField' : 'listings.byHand')}</PageTitle>
      <Notice>
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
        <span>
          {refusal ?? text(`listings.failure.${failure ?? 'UNREACHABLE'}`)}
          {listing && (
            <>
              <SentenceGap />
              <FormattedMessage id={title ? 'listings.keptTitle' : 'listings.keptLink'} />
            </>
          )}
        </span>
      </Notice>
      {listing && itemId && (
        <chakra.p color="muted">
          <FormattedMessage id="listings.itemId" values={{ shop: nameOfShop(listing), itemId }} />
        </chakra.p>
      )}
    </chakra.div>
  );
}

const Notice = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    maxWidth: '60ch',
    padding: '3',
    borderRadius: 'input',
    background: 'warnTint',
    color: 'warn',
    '& svg': { flexShrink: '0', marginTop: '2px' },
  },
});
