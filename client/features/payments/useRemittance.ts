import { useNavigate } from 'react-router-dom';
import { useDraft } from '../../apollo/useDraft';
import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { SubmitRemittanceDocument } from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { useAppForm } from '../../ui/forms/useAppForm';
import { fenToInput, parseYuan } from '../../ui/values/moneyText';
import { amountOf } from './rechargeAmount';
import { keepWayBack } from './wayBack';

interface RemittanceValues {
  senderFirstName: string;
  senderLastName: string;
  senderCountry: string;
  /** Yuan as typed. */
  amount: string;
  controlNumber: string;
  receipt: { id: string; url: string } | null;
}

/** The request in the address of the page. */
export interface AskedRemittance {
  /** Yuan. */
  amount: string | null;
  /** Address to continue at afterwards. */
  redirect: string | null;
}

const fields = ['senderCountry', 'amount', 'controlNumber'] as const;
const fieldOf = { REMITTANCE_KNOWN: 'controlNumber', NOT_FOUND: 'receipt' } as const;

/** Form to report a remittance; its result page shows that it is pending. */
export function useRemittance(asked: AskedRemittance, range: { least: number; most: number }) {
  const navigate = useNavigate();
  const fen = parseYuan(asked.amount ?? '');
  const form = useAppForm<RemittanceValues>({
    defaultValues: {
      ...{ senderFirstName: '', senderLastName: '', senderCountry: '' },
      ...{ controlNumber: '', receipt: null },
      amount: fen === null ? '' : fenToInput(fen),
    },
  });
  const draft = useDraft(form, `remittance ${asked.amount ?? ''}`);
  const { run, isRunning } = useCommand(SubmitRemittanceDocument, { intention: useIntentionKey() });

  const submit = form.handleSubmit(
    async ({ receipt, senderFirstName, senderLastName, ...values }) => {
      const input = {
        ...values,
        senderName: `${senderFirstName.trim()} ${senderLastName.trim()}`,
        controlNumber: values.controlNumber.trim(),
        amount: amountOf({ preset: '', own: values.amount }, range) ?? 0,
        receiptImageId: receipt?.id,
      };
      const data = await run({ input }, { fields, setError: form.setError, fieldOf });
      if (!data) return;
      draft.forget();
      const { id } = data.submitRemittance.payment;
      keepWayBack(id, asked.redirect);
      await navigate(paths.payResult.href({ id }), { replace: true });
    },
  );
  return { form, draft, submit, isRunning };
}
