import { chakra } from '@chakra-ui/react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button';
import { useChange } from '../apollo/useChange';
import { SignInDocument } from '../gql/graphql';
import { useText } from '../i18n/useText';
import { readStation } from '../station/station';
import { Kbd } from '../ui/Kbd';
import { Door } from './Door';
import { PasswordField } from './PasswordField';
import { Field } from '../ui/Field';

/** Email address and password. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText();
  const { run, isBusy, refusal } = useChange(SignInDocument);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const passwordRef = useRef<HTMLInputElement>(null);
  const station = readStation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const result = await run({ input: { email, password } });
    if (result) return onSignedIn();
    setPassword('');
    passwordRef.current?.focus();
  }

  return (
    <Door
      title={station ? text('signIn.titleAt', { station }) : text('signIn.title')}
      lead={text('signIn.lead')}
      refusal={refusal?.message}
    >
      <Form onSubmit={submit}>
        <Field
          label={text('signIn.email')}
          type="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          error={refusal?.fields['input.email']}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={text('signIn.password')}
          autoComplete="current-password"
          ref={passwordRef}
          value={password}
          onChange={setPassword}
        />
        <GoOn isBusy={isBusy} />
      </Form>
      <chakra.p fontSize="sm" color="muted">
        {text('signIn.lost')}
      </chakra.p>
    </Door>
  );
}

/** The one primary button of the door. */
export function GoOn({
  isBusy,
  isDisabled,
  label,
}: {
  isBusy: boolean;
  isDisabled?: boolean;
  label?: string;
}) {
  const text = useText();
  return (
    <Button
      type="submit"
      look="primary"
      minHeight="48px"
      isBusy={isBusy}
      isDisabled={isDisabled}
      isRepeatable
    >
      {label ?? text('signIn.goOn')} <Kbd>Enter</Kbd>
    </Button>
  );
}

export const Form = chakra('form', { base: { display: 'grid', gap: '4' } });
