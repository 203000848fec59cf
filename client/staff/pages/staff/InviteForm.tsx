import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button';
import { useChange } from '../../apollo/useChange';
import { readFragment } from '../../gql';
import { InviteStaffDocument, StaffEntryFragmentDoc, type StaffRole } from '../../gql/graphql';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { useKeys } from '../../keys/KeysProvider';
import { useSpeaker } from '../../line/LineProvider';
import { Field } from '../../ui/Field';
import { Kbd } from '../../ui/Kbd';
import { Notice } from '../../ui/Sheet';
import { RolesField } from './RolesField';

interface InviteFormProps {
  onClose: () => void;
  onInvited: (id: string) => Promise<void>;
}

/** Invites somebody by email: name, address, roles. */
export function InviteForm({ onClose, onInvited }: InviteFormProps) {
  const text = useText();
  const { language } = useLanguage();
  const { speak } = useSpeaker();
  const { run, isBusy, refusal } = useChange(InviteStaffDocument);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>([]);
  const errorOf = (field: string) => refusal?.fields[`input.${field}`] ?? refusal?.fields[field];

  async function invite() {
    const result = await run({ input: { email, name, roles, language } });
    const member = readFragment(StaffEntryFragmentDoc, result?.inviteStaff.member);
    if (!member) return;
    speak({
      ...{ look: 'ok', sound: 'complete' },
      sentence: { id: 'people.invited', values: { name: member.name } },
      detail: { id: 'people.invitedDetail', values: { email: member.email } },
    });
    await onInvited(member.id);
  }
  useKeys([
    { keys: 'Ctrl+Enter', label: text('people.invite'), run: () => void invite() },
    { keys: 'Esc', run: onClose },
  ]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void invite();
  };

  return (
    <chakra.form onSubmit={submit} display="grid" gap="4" maxWidth="520px" noValidate>
      {refusal && (
        <Notice kind="danger" role="alert">
          {refusal.message}
        </Notice>
      )}
      <Field
        label={text('people.name')}
        autoFocus
        autoComplete="off"
        maxLength={80}
        value={name}
        error={errorOf('name')}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={text('signIn.email')}
        type="email"
        autoComplete="off"
        value={email}
        error={errorOf('email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <RolesField value={roles} onChange={setRoles} error={errorOf('roles')} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" look="primary" minHeight="48px" isBusy={isBusy} isRepeatable>
          {text('people.invite')} <Kbd>Ctrl+Enter</Kbd>
        </Button>
        <Button onClick={onClose} isRepeatable>
          {text('common.cancel')} <Kbd>Esc</Kbd>
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
