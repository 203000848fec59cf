import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useChange } from '../apollo/useChange';
import { ConfirmFactorDocument } from '../gql/graphql';
import { useText } from '../i18n/useText';
import { Field } from '../ui/Field';
import { CodeField, CODE_LENGTH } from './CodeField';
import { Door } from './Door';
import { Leave, type LeaveProps } from './Leave';
import { LinkLike } from './LinkLike';
import { Form, GoOn } from './SignInPage';

interface FactorPageProps extends LeaveProps {
  name: string;
  onConfirmed: () => void;
}

/** The second factor: a code of the app, or a recovery code where the phone is lost. */
export function FactorPage({ name, onConfirmed, onLeave }: FactorPageProps) {
  const text = useText();
  const { run, isBusy, refusal } = useChange(ConfirmFactorDocument);
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);

  async function confirm(typed: string) {
    if (await run({ input: { code: typed } })) return onConfirmed();
    setCode('');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm(code);
  };

  return (
    <Door
      title={text('signIn.factor', { name })}
      lead={text('signIn.factorLead')}
      refusal={refusal?.message}
    >
      <Form onSubmit={submit}>
        {isRecovery ? (
          <Field
            label={text('signIn.recoveryCode')}
            autoComplete="off"
            autoFocus
            required
            maxLength={20}
            fontFamily="mono"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : (
          <CodeField value={code} onChange={setCode} onComplete={(typed) => void confirm(typed)} />
        )}
        <GoOn isBusy={isBusy} isDisabled={!isRecovery && code.length < CODE_LENGTH} />
      </Form>
      <chakra.p display="flex" justifyContent="space-between" flexWrap="wrap" gap="2" fontSize="sm">
        <LinkLike
          type="button"
          onClick={() => {
            setRecovery(!isRecovery);
            setCode('');
          }}
        >
          {text(isRecovery ? 'signIn.byApp' : 'signIn.byRecovery')}
        </LinkLike>
        <Leave onLeave={onLeave} />
      </chakra.p>
    </Door>
  );
}
