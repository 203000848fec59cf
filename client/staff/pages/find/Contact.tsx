import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button';
import { useChange } from '../../apollo/useChange';
import { OpenContactDocument, type OpenContactMutation } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { useKeys } from '../../keys/KeysProvider';
import { useSpeaker } from '../../line/LineProvider';
import { Field } from '../../ui/Field';
import { Kbd } from '../../ui/Kbd';
import { Notice, Rule } from '../../ui/Sheet';

/** How the shopper of an order is reached; shown for a reason, which the log keeps, and gone with the page. */
export function Contact({ number }: { number: string }) {
  const text = useText();
  const { speak } = useSpeaker();
  const { run, isBusy, refusal } = useChange(OpenContactDocument);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [contact, setContact] = useState<OpenContactMutation['openContact']>();
  useKeys(
    contact ? [] : [{ keys: 'A', label: text('find.contact.show'), run: () => setAsking(true) }],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    const result = await run({ input: { number, reason } });
    if (!result) return;
    setContact(result.openContact);
    speak({
      ...{ look: 'info', icon: MapPin, sound: 'taken', code: number },
      sentence: { id: 'find.contact.logged' },
      short: { id: 'find.contact.short' },
    });
  }

  return (
    <>
      <Rule>{text('find.shopper')}</Rule>
      {contact && <Shown contact={contact} />}
      {!contact && !isAsking && (
        <>
          <Button isRepeatable onClick={() => setAsking(true)}>
            <MapPin size={18} strokeWidth={1.75} aria-hidden /> <Kbd>A</Kbd>{' '}
            {text('find.contact.show')}
          </Button>
          <chakra.p marginTop="2" fontSize="sm" color="muted">
            {text('find.contact.hint')}
          </chakra.p>
        </>
      )}
      {!contact && isAsking && (
        <chakra.form onSubmit={submit} display="grid" gap="3" noValidate>
          {refusal && (
            <Notice kind="danger" role="alert">
              {refusal.message}
            </Notice>
          )}
          <Field
            label={text('people.reason')}
            hint={text('find.contact.hint')}
            autoFocus
            autoComplete="off"
            maxLength={200}
            value={reason}
            error={refusal?.fields['input.reason'] ?? refusal?.fields['reason']}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" look="solid" isBusy={isBusy} isRepeatable>
            {text('find.contact.show')} <Kbd>Enter</Kbd>
          </Button>
        </chakra.form>
      )}
    </>
  );
}

function Shown({ contact }: { contact: OpenContactMutation['openContact'] }) {
  const { name, phone, email, contactEmail, addresses } = contact;
  const emails = [...new Set([email, contactEmail])].filter(Boolean);
  return (
    <chakra.address
      fontStyle="normal"
      display="grid"
      gap="3"
      overflowWrap="anywhere"
      translate="no"
    >
      <div>
        <chakra.bdi display="block" fontWeight="600">
          {name}
        </chakra.bdi>
        <chakra.bdi display="block">{phone}</chakra.bdi>
        {emails.map((each) => (
          <chakra.bdi key={each} display="block">
            {each}
          </chakra.bdi>
        ))}
      </div>
      {addresses.map((each) => (
        <div key={`${each.name} ${each.detail}`}>
          <chakra.bdi display="block" fontWeight="600">
            {each.name}
          </chakra.bdi>
          <chakra.bdi display="block">{each.detail}</chakra.bdi>
          <chakra.bdi display="block">
            {each.city}, {each.countryCode}
          </chakra.bdi>
          <chakra.bdi display="block">{each.phone}</chakra.bdi>
        </div>
      ))}
    </chakra.address>
  );
}
