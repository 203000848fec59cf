import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { PageTitle } from '../../ui/paper/PageTitle';
import { LinkSearchForm } from './LinkSearchForm';

interface NoItemHereProps {
  /** What is wrong with the link. */
  children: ReactNode;
  /** What was typed in place of a link; empty where that was something else. */
  words: string;
  onByHand: () => void;
}

/** That a link cannot be bought from, why, and what to do instead: another link, or by hand and knowingly. */
export function NoItemHere({ children, words, onByHand }: NoItemHereProps) {
  const text = useText();
  return (
    <Stack gap="4" maxWidth="60ch">
      <PageTitle>{text('listings.noItemHere')}</PageTitle>
      <p role="alert">{children}</p>
      <chakra.p color="muted">
        <FormattedMessage id="listings.otherLink" />
      </chakra.p>
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
