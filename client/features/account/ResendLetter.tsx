import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useCommand } from '../../apollo/useCommand';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { useCountdown } from './useCountdown';

/** Between two letters; the server counts them besides. */
const REST_S = 60;

interface ResendLetterProps<Variables extends OperationVariables> {
  document: TypedDocumentNode<unknown, Variables>;
  variables: Variables;
  /** A letter has just left: another one waits first. */
  isResting?: boolean;
  size?: 'sm' | 'md';
}

/** Has a letter sent again, at most once a minute; says when, and what the server says against it. */
export function ResendLetter<Variables extends OperationVariables>(
  props: ResendLetterProps<Variables>,
) {
  const { document, variables, isResting = false, size } = props;
  const text = useText();
  const [answer, setAnswer] = useState<{ isSent: boolean; message: string }>();
  const { secondsLeft, start } = useCountdown(REST_S, { isRunning: isResting });
  const { run, isRunning } = useCommand(document, {
    onRefused: ({ message }) =>
      setAnswer({ isSent: false, message: message ?? text('account.letter.failed') }),
  });

  async function resend() {
    setAnswer(undefined);
    if (!(await run(variables))) return;
    setAnswer({ isSent: true, message: text('account.letter.sentAgain') });
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
          ? text('account.letter.again.in', { seconds: secondsLeft })
          : text('account.letter.again')}
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
