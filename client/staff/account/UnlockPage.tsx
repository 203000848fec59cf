import { useRef, useState, type FormEvent } from 'react';
import { useChange } from '../apollo/useChange';
import { UnlockDocument } from '../gql/graphql';
import { useText } from '../i18n/useText';
import { useSpeaker } from '../line/LineProvider';
import { SaidLast } from '../line/ScanLine';
import { useScans } from '../scan/ScanProvider';
import { Door } from './Door';
import { Leave, type LeaveProps } from './Leave';
import { PasswordField } from './PasswordField';
import { Form, GoOn } from './SignInPage';

interface UnlockPageProps extends LeaveProps {
  name: string;
  onUnlocked: () => void;
}

/** After idle time: the password once more. The work lies below, as it was. */
export function UnlockPage({ name, onUnlocked, onLeave }: UnlockPageProps) {
  const text = useText();
  const { run, isBusy, refusal } = useChange(UnlockDocument);
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [isScanRefused, setScanRefused] = useState(false);
  const { speak } = useSpeaker();
  useScans(({ code }) => {
    setScanRefused(true);
    speak({ look: 'stop', sound: 'refused', code, sentence: { id: 'signIn.scanRefused' } });
  }, true);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await run({ input: { password } })) return onUnlocked();
    setPassword('');
    field.current?.focus();
  }

  return (
    <Door
      title={text('signIn.back', { name })}
      lead={text('signIn.backLead')}
      refusal={refusal?.message}
      notice={
        <>
          <b>{text('signIn.locked')}</b> {text('signIn.lockedDetail')}
        </>
      }
    >
      {isScanRefused && <SaidLast />}
      <Form onSubmit={submit}>
        <PasswordField
          label={text('signIn.password')}
          autoComplete="current-password"
          autoFocus
          ref={field}
          value={password}
          onChange={setPassword}
        />
        <GoOn isBusy={isBusy} label={text('signIn.unlock')} />
      </Form>
      <p>
        <Leave onLeave={onLeave} />
      </p>
    </Door>
  );
}
