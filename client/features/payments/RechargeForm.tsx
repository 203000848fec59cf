import { Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { readFragment, type FragmentType } from '../../gql';
import {
  RechargeDocument,
  RechargeForm_OptionsFragmentDoc,
  type PaymentMethodCode,
} from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { Button } from '../../ui/Button';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../ui/forms/useAppForm';
import { fenToInput } from '../../ui/values/moneyText';
import { RechargeAmountFields } from './RechargeAmountFields';
import { RechargeMethods } from './RechargeMethods';
import { RechargeSum } from './RechargeSum';
import { amountOf, choiceOf, type AmountChoice } from './rechargeAmount';
import { useGateway } from './useGateway';
import { keepWayBack } from './wayBack';

export interface RechargeValues extends AmountChoice {
  method: PaymentMethodCode;
}

export type RechargeForm = ReturnType<typeof useAppForm<RechargeValues>>;

interface RechargeFormProps {
  options: FragmentType<typeof RechargeForm_OptionsFragmentDoc>;
  /** What the shopper has, in fen. */
  balance: number;
  /** Yuan, as the address asks for them. */
  asked: string | null;
  /** Where to go on afterwards. */
  redirect: string | null;
}

/** An amount and a method; by card it is paid on the gateway's page (RT-25). */
export function RechargeForm({ balance, asked, redirect, ...props }: RechargeFormProps) {
  const options = readFragment(RechargeForm_OptionsFragmentDoc, props.options);
  const navigate = useNavigate();
  const { goOn, isLeaving } = useGateway();
  const { run, isRunning } = useCommand(RechargeDocument, { intention: useIntentionKey() });
  const method = options.methods[0]?.code ?? 'CARD';
  const form = useAppForm<RechargeValues>({
    defaultValues: { ...choiceOf(asked, options.presets), method },
  });
  const values = useWatch({ control: form.control }) as RechargeValues;

  const submit = form.handleSubmit(async (chosen) => {
    const amount = amountOf(chosen, options) ?? 0;
    keepWayBack(redirect);
    if (chosen.method === 'WESTPAY')
      return navigate(paths.westpay.href({ amount: fenToInput(amount) }));
    const told = {
      fields: ['own'] as const,
      setError: form.setError,
      fieldOf: { amount: 'own' as const },
    };
    const data = await run({ input: { amount } }, told);
    if (data)
      await goOn(data.recharge.payment, paths.payResult.href({ id: data.recharge.payment.id }));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="6">
        <FormErrorSummary errors={form.errors} submitCount={form.submitCount} />
        <RechargeAmountFields form={form} options={options} />
        <RechargeMethods form={form} methods={options.methods} />
        <RechargeSum {...{ balance, method: values.method }} amount={amountOf(values, options)} />
        <Button type="submit" look="primary" isBusy={isRunning || isLeaving}>
          <FormattedMessage
            id={
              values.method === 'WESTPAY'
                ? 'payments.recharge.toRemittance'
                : 'payments.recharge.submit'
            }
          />
        </Button>
      </Stack>
    </form>
  );
}
