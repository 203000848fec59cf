import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useCommand } from '../../apollo/useCommand';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { useCountdown } from './useCountdown';

/** Between two emails, as the server counts it too: where it saw one that this page did not, its seconds count. */
const REST_S = 60;

interface ResendEmailProps<Variables extends OperationVariables> {
  document: TypedDocumentNode<unknown, Variables>;
  variables: Variables;
  /** An email has just left: another one waits first. */
  isResting?: boolean;
  size?: 'sm' | 'md';
}

/** Has an email sent again, at most once a minute; says when, and what the server says against it. */
export function ResendEmail<Variables extends OperationVariables>(
  props: ResendEmailProps<Variables>,
) {
  const { document, variables, isResting = false, size } = props;
  const text = useText();
  const [answer, setAnswer] = useState<{ isSent: boolean; message: string }>();
  const { secondsLeft, start } = useCountdown(REST_S, { isRunning: isResting });
  const { run, isRunning } = useCommand(document, {
    onRefused({ message, waitSeconds }) {
      setAnswer({ isSent: false, message: message ?? text('account.email.failed') });
      // A longer wait is shown in minutes, without a countdown.
      if (waitSeconds !== undefined && waitSeconds <= REST_S) start(waitSeconds);
    },
  });

  async function resend() {
    setAnswer(undefined);
    if (!(await run(variables))) return;
    setAnswer({ isSent: true, message: text('account.email.sentAgain') });
    start();
  }

  return (
    <Stack gap="2" alignItems="flex-start">
      <Button
        size={size}
        isDisabled={secondsLeft > 0}
        isBusy={isRunning}
        onClick={() => void resend()}
      >
        {secondsLeft > 0
          ? text('account.email.again.in', { seconds: secondsLeft })
          : text('account.email.again')}
      </Button>
      <chakra.p
        role="status"
        fontSize="sm"
        color={answer?.isSent ? 'ok' : 'danger'}
        _empty={{ position: 'absolute' }}
      >
        {answer?.message}
      </chakra.p>
    </Stack>
  );
}
