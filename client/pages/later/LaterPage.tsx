import { Stack } from '@chakra-ui/react';
import { LaterNotice } from '../../features/site/LaterNotice';
import type { MessageId } from '../../i18n/catalogue';
import { useText } from '../../i18n/useText';
import { LinkButton } from '../../ui/Link';
import { PageTitle } from '../../ui/paper/PageTitle';

interface LaterPageProps {
  title: MessageId;
  text: MessageId;
  /** Where to go on today. */
  onward: { to: string; label: MessageId };
}

/** A route whose depth is still to come: it says so, and leads to what can be done today. */
export function LaterPage({ title, text, onward }: LaterPageProps) {
  const say = useText();
  return (
    <Stack gap="6" maxWidth="560px" marginX="auto">
      <PageTitle>{say(title)}</PageTitle>
      <LaterNotice text={say(text)}>
        <LinkButton to={onward.to} look="solid">
          {say(onward.label)}
        </LinkButton>
      </LaterNotice>
    </Stack>
  );
}
