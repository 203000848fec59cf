import { Flex } from '@chakra-ui/react';
import { useText } from '../../i18n/useText';
import { LinkButton } from '../Link';

interface StretchLinksProps {
  /** Back to the beginning; left out where the list begins here. */
  newest: string | undefined;
  /** On from the last entry; left out where it ends here. */
  older: string | undefined;
  /** Labels of the links, e.g. "Newest records". */
  labels: { newest: string; older: string };
}

/** The ways through a list that is read by its cursors; nothing where one stretch holds all. */
export function StretchLinks({ newest, older, labels }: StretchLinksProps) {
  const text = useText();
  if (!newest && !older) return null;
  return (
    <Flex as="nav" aria-label={text('common.pages')} justifyContent="space-between" gap="3">
      {newest && (
        <LinkButton look="quiet" to={newest}>
          {labels.newest}
        </LinkButton>
      )}
      {older && (
        <LinkButton look="outline" marginInlineStart="auto" rel="next" to={older}>
          {labels.older}
        </LinkButton>
      )}
    </Flex>
  );
}
