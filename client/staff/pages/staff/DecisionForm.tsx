import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import type { StaffEntryFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { useKeys } from '../../keys/KeysProvider';
import { useSpeaker } from '../../line/LineProvider';
import { Field } from '../../ui/Field';
import { Kbd } from '../../ui/Kbd';
import { Notice } from '../../ui/Sheet';
import type { Decision } from './decisions';
import { RolesField } from './RolesField';
import { useDecide } from './useDecide';

interface DecisionFormProps {
  member: StaffEntryFragment;
  decision: Decision;
  onDone: () => void;
}

/** The consequences of a decision, its reason, and the one button that takes it. */
export function DecisionForm({ member, decision, onDone }: DecisionFormProps) {
  const text = useText();
  const { speak } = useSpeaker();
  const { decide, isBusy, refusal } = useDecide(decision.name);
  const [reason, setReason] = useState('');
  const [roles, setRoles] = useState(member.roles);
  const [link, setLink] = useState<string>();
  const { name } = member;
  const errorOf = (field: string) => refusal?.fields[`input.${field}`] ?? refusal?.fields[field];

  async function take() {
    const result = await decide({ id: member.id, reason, roles });
    if (!result) return;
    speak({ look: 'ok', sound: 'complete', sentence: { id: decision.done, values: { name } } });
    if (result.link) setLink(result.link);
    else onDone();
  }
  useKeys([
    { keys: 'Ctrl+Enter', label: text('people.decideNow'), run: () => void take() },
    { keys: 'Esc', run: onDone },
  ]);
  const submit = (event: FormEvent) => event.preventDefault();

  if (link)
    return (
      <chakra.div display="grid" gap="2">
        <chakra.p fontSize="sm">{text('people.link.give', { name })}</chakra.p>
        <chakra.code fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
          {link}
        </chakra.code>
        <CopyButton text={link} />
      </chakra.div>
    );
  return (
    <chakra.form
      onSubmit={submit}
      display="grid"
      gap="3"
      paddingTop="14px"
      borderTop="1px solid {colors.hairline}"
    >
      <p>{text(decision.consequence, { name })}</p>
      {refusal && (
        <Notice kind="danger" role="alert">
          {refusal.message}
        </Notice>
      )}
      {decision.name === 'roles' && (
        <RolesField value={roles} onChange={setRoles} error={errorOf('roles')} />
      )}
      <Field
        label={text('people.reason')}
        hint={text('people.reasonHint')}
        autoFocus
        autoComplete="off"
        maxLength={200}
        value={reason}
        error={errorOf('reason')}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        look={decision.isSevere ? 'danger' : 'solid'}
        isBusy={isBusy}
        isRepeatable
        onClick={() => void take()}
      >
        {text(decision.title)} <Kbd>Ctrl+Enter</Kbd>
      </Button>
    </chakra.form>
  );
}
