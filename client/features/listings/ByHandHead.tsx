import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { PageTitle } from '../../ui/paper/PageTitle';
import type { Listing } from './Listing';
import { SentenceGap } from '../../ui/values/SentenceGap';

interface ByHandHeadProps {
  /** Absent where no item was understood. */
  listing?: Listing;
  /** Why nothing was understood, in the server's words. */
  refusal?: string;
}

/** That an item is entered by hand, why, and what of it is known already. */
export function ByHandHead({ listing, refusal }: ByHandHeadProps) {
  const text = useText();
  const { failure, title, itemId, shop } = listing ?? {};
  return (
    <chakra.div display="grid" gap="2">
      <PageTitle about={refusal ?? text(`listings.failure.${failure ?? 'UNREACHABLE'}`)}>
        {text(title ? 'listings.oneField' : 'listings.byHand')}
      </PageTitle>
      {listing && (
        <chakra.p color="muted" maxWidth="60ch">
          <FormattedMessage id={title ? 'listings.keptTitle' : 'listings.keptLink'} />
          {itemId && (
            <>
              <SentenceGap />
              <FormattedMessage id="listings.itemId" values={{ shop, itemId }} />
            </>
          )}
        </chakra.p>
      )}
    </chakra.div>
  );
}
