import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import { LinkSearchForm } from './LinkSearchForm';

interface NoItemHereProps {
  /** The problem with the link, or with the text. */
  children: ReactNode;
  /** The text holds no link at all. */
  isWithoutLink: boolean;
  /** Search text typed in place of a link; empty otherwise. */
  words: string;
  onByHand: () => void;
}

/**
 * Explains why a link, or a text without one, cannot be bought from and offers alternatives: another link, or entering the item by
 * hand.
 */
export function NoItemHere({ children, isWithoutLink, words, onByHand }: NoItemHereProps) {
  const text = useText();
  return (
    <Stack gap="4" maxWidth="60ch">
      <PageTitle>{text(isWithoutLink ? 'listings.noLinkHere' : 'listings.noItemHere')}</PageTitle>
      <p role="alert">{children}</p>
      {!isWithoutLink && (
        <chakra.p color="muted">
          <FormattedMessage id="listings.otherLink" />
        </chakra.p>
      )}
      {words && (
        <chakra.a
          href={`https://s.taobao.com/search?q=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer noopener"
          color="brand"
          textDecoration="underline"
          overflowWrap="anywhere"
        >
          <FormattedMessage id="listings.searchTaobao" values={{ words }} />
        </chakra.a>
      )}
      <LinkSearchForm />
      <Button look="quiet" alignSelf="flex-start" paddingX="0" isRepeatable onClick={onByHand}>
        {words ? (
          <FormattedMessage id="listings.byHandNamed" values={{ words }} />
        ) : (
          <FormattedMessage id="listings.byHandAnyway" />
        )}
      </Button>
    </Stack>
  );
}
