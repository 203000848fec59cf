import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useDraft } from '../../apollo/useDraft';
import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { SendLeadDocument } from '../../gql/graphql';
import type { MessageId } from '../../i18n/catalogue';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { DraftNote } from '../../ui/forms/DraftNote';
import { TextAreaField } from '../../ui/forms/fields';
import { LimitedField, useLimited } from '../../ui/forms/LimitedField';
import { fieldsOf } from '../../ui/forms/fieldsOf';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../ui/forms/useAppForm';
import { useTextLimit } from '../../ui/forms/useTextLimit';
import {
  blankLead,
  isEmail,
  isFilledIn,
  isParcels,
  isPhone,
  leadLengths,
  parseParcels,
  type LeadDraft,
} from './leadDraft';

/** The person who gets the reply, and their address. */
export interface LeadSender {
  name: string;
  email: string;
}

/** Asks a business for what an offer needs; checked on blur, sent only when all is well (SC-05). */
export function LeadForm({ onSent }: { onSent: (sender: LeadSender) => void }) {
  const text = useText();
  const form = useAppForm({ defaultValues: blankLead });
  const { run, isRunning } = useCommand(SendLeadDocument, { intention: useIntentionKey() });
  const draft = useDraft(form, 'lead');
  const limited = useLimited(form);
  const message = useTextLimit(form.control, 'message', leadLengths.message);

  const submit = form.handleSubmit(async (typed) => {
    const input = { ...typed, monthlyParcels: parseParcels(typed.monthlyParcels) ?? 0 };
    const data = await run({ input }, { fields: fieldsOf(blankLead), setError: form.setError });
    if (!data) return;
    draft.forget();
    onSent({ name: typed.name.trim(), email: typed.email.trim() });
  });

  const required = (
    name: keyof LeadDraft,
    isGood: (typed: string) => boolean,
    complaint: MessageId,
  ) => ({
    ...limited(name, leadLengths[name], (typed) => isGood(typed) || text(complaint)),
    label: text(`leads.${name}`),
    error: form.errors[name]?.message,
    isRequired: true,
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <chakra.h3 fontSize="lg">
          <FormattedMessage id="leads.title" />
        </chakra.h3>
        <DraftNote {...draft} />
        <FormErrorSummary errors={form.errors} submitCount={form.submitCount} />
        <Pair>
          <LimitedField {...required('name', isFilledIn, 'leads.enterName')} autoComplete="name" />
          <LimitedField
            {...required('company', isFilledIn, 'leads.enterCompany')}
            autoComplete="organization"
          />
          <LimitedField
            {...required('email', isEmail, 'leads.enterEmail')}
            type="email"
            autoComplete="email"
          />
          <LimitedField
            {...required('phone', isPhone, 'leads.enterPhone')}
            type="tel"
            autoComplete="tel"
          />
          <LimitedField
            {...required('monthlyParcels', isParcels, 'leads.enterParcels')}
            inputMode="numeric"
            autoComplete="off"
          />
        </Pair>
        <TextAreaField
          {...form.register('message', { validate: message.fits })}
          label={text('leads.message')}
          hint={message.count}
          rows={4}
          error={form.errors.message?.message}
        />
        <Button
          type="submit"
          look="solid"
          isBusy={isRunning}
          alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        >
          <FormattedMessage id="leads.send" />
        </Button>
      </Stack>
    </form>
  );
}

/** Two fields beside each other where there is room. */
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});
