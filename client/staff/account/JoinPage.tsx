import { useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messageFor } from '../../apollo/errors';
import { useChange } from '../apollo/useChange';
import { RedeemStaffLinkDocument, StaffLinkDocument } from '../gql/graphql';
import { useText } from '../i18n/useText';
import { Door } from './Door';
import { PasswordField } from './PasswordField';
import { Form, GoOn } from './SignInPage';

/** Where an invitation or an owner's link leads: a password is chosen, and the person is in. */
export function JoinPage({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error } = useQuery(StaffLinkDocument, { variables: { token } });
  const { run, isBusy, refusal } = useChange(RedeemStaffLinkDocument);
  const [password, setPassword] = useState('');
  const owner = data?.staffLink;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await run({ input: { token, password } }))) return;
    onSignedIn();
    // The token is used; it need not stay in the address.
    void navigate('/', { replace: true });
  }

  if (error)
    return (
      <Door
        title={text('signIn.linkDead')}
        lead={text('signIn.linkDeadLead')}
        refusal={messageFor(error, text('frame.unreachable')) ?? text('frame.failed')}
      >
        {null}
      </Door>
    );
  return (
    <Door
      title={owner ? text('signIn.join', { name: owner.name }) : text('frame.loading')}
      lead={owner && text('signIn.joinLead', { email: owner.email })}
      refusal={refusal?.message}
    >
      {owner && (
        <Form onSubmit={submit}>
          <input type="hidden" autoComplete="username" value={owner.email} readOnly />
          <PasswordField
            label={text('signIn.newPassword')}
            autoComplete="new-password"
            autoFocus
            hint={text('signIn.newPasswordHint')}
            error={refusal?.fields['input.password'] ?? refusal?.fields['password']}
            value={password}
            onChange={setPassword}
          />
          <GoOn isBusy={isBusy} />
        </Form>
      )}
    </Door>
  );
}
