import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { SubmitRemittanceDocument } from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { useAppForm } from '../../ui/forms/useAppForm';
import { fenToInput, parseYuan } from '../../ui/values/moneyText';
import { amountOf } from './rechargeAmount';

interface RemittanceValues {
  senderName: string;
  senderCountry: string;
  /** Yuan as typed. */
  amount: string;
  controlNumber: string;
  receipt: { id: string; url: string } | null;
}

const fields = ['senderName', 'senderCountry', 'amount', 'controlNumber'] as const;
const fieldOf = { REMITTANCE_KNOWN: 'controlNumber', NOT_FOUND: 'receipt' } as const;

/** The form that tells of a remittance; once it is sent, its result says that it waits. */
export function useRemittance(asked: string | null, range: { least: number; most: number }) {
  const navigate = useNavigate();
  const fen = parseYuan(asked ?? '');
  const form = useAppForm<RemittanceValues>({
    defaultValues: {
      ...{ senderName: '', senderCountry: '', controlNumber: '', receipt: null },
      amount: fen === null ? '' : fenToInput(fen),
    },
  });
  const { run, isRunning } = useCommand(SubmitRemittanceDocument, { intention: useIntentionKey() });

  const submit = form.handleSubmit(async ({ receipt, ...values }) => {
    const input = {
      ...values,
      senderName: values.senderName.trim(),
      controlNumber: values.controlNumber.trim(),
      amount: amountOf({ preset: '', own: values.amount }, range) ?? 0,
      receiptImageId: receipt?.id,
    };
    const data = await run({ input }, { fields, setError: form.setError, fieldOf });
    if (!data) return;
    const { id } = data.submitRemittance.payment;
    await navigate(paths.payResult.href({ id }), { replace: true });
  });
  return { form, submit, isRunning };
}
