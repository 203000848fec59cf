import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useChange } from '../apollo/useChange';
import { BeginFactorDocument, SetUpFactorDocument } from '../gql/graphql';
import { useText } from '../i18n/useText';
import { Barcode } from '../ui/Barcode';
import { CodeField, CODE_LENGTH } from './CodeField';
import { Door } from './Door';
import { Leave, type LeaveProps } from './Leave';
import { Form, GoOn } from './SignInPage';

interface EnrolPageProps extends LeaveProps {
  name: string;
  onEnrolled: () => void;
}

/** Sets the second factor up, which the roles of the person demand; afterwards shows the recovery codes once. */
export function EnrolPage({ name, onEnrolled, onLeave }: EnrolPageProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(BeginFactorDocument, { fetchPolicy: 'no-cache' });
  const { run, isBusy, refusal } = useChange(SetUpFactorDocument);
  const [code, setCode] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const secret = data?.beginFactor.secret;

  async function confirm(typed: string) {
    if (!secret) return;
    const result = await run({ input: { code: typed, secret } });
    if (result) setRecoveryCodes(result.confirmFactor.recoveryCodes ?? []);
    else setCode('');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (recoveryCodes) return onEnrolled();
    if (error) return void refetch();
    void confirm(code);
  };

  if (recoveryCodes)
    return (
      <Door title={text('signIn.recovery')} lead={text('signIn.recoveryLead')}>
        <Codes>
          {recoveryCodes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </Codes>
        <Form onSubmit={submit}>
          <GoOn isBusy={false} label={text('signIn.recoveryKept')} />
        </Form>
      </Door>
    );
  return (
    <Door
      title={text('signIn.enrol', { name })}
      lead={text('signIn.enrolLead')}
      refusal={refusal?.message ?? (error && text('frame.unreachable'))}
    >
      {data && (
        <chakra.div
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          gap="4"
          alignItems="center"
        >
          <Barcode kind="qrcode" text={data.beginFactor.uri} label={text('signIn.qr')} />
          <chakra.div fontSize="sm">
            {text('signIn.secret')}
            <chakra.code display="block" marginTop="1" fontFamily="mono" overflowWrap="anywhere">
              {secret}
            </chakra.code>
          </chakra.div>
        </chakra.div>
      )}
      <Form onSubmit={submit}>
        {!error && (
          <CodeField value={code} onChange={setCode} onComplete={(typed) => void confirm(typed)} />
        )}
        <GoOn
          isBusy={isBusy}
          isDisabled={!error && code.length < CODE_LENGTH}
          label={error && text('frame.retry')}
        />
      </Form>
      <p>
        <Leave onLeave={onLeave} />
      </p>
    </Door>
  );
}

const Codes = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2',
    fontFamily: 'mono',
    fontSize: 'md',
  },
});
