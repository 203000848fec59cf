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
  onByHand: () => void;
}

/** That a link cannot be bought from, why, and what to do instead: another link, or by hand and knowingly. */
export function NoItemHere({ children, onByHand }: NoItemHereProps) {
  const text = useText();
  return (
    <Stack gap="4" maxWidth="60ch">
      <PageTitle>{text('listings.noItemHere')}</PageTitle>
      <p role="alert">{children}</p>
      <chakra.p color="muted">
        <FormattedMessage id="listings.otherLink" />
      </chakra.p>
      <LinkSearchForm />
      <Button look="quiet" alignSelf="flex-start" paddingX="0" isRepeatable onClick={onByHand}>
        <FormattedMessage id="listings.byHandAnyway" />
      </Button>
    </Stack>
  );
}
