import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { readFragment, type FragmentType } from '../../gql';
import { RechargeDocument, RechargeForm_OptionsFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { Button } from '../../ui/Button';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../ui/forms/useAppForm';
import { ActionBar } from '../../ui/layout/ActionBar';
import { DocumentCard, DocumentCardHead } from '../../ui/document/DocumentCard';
import { FormColumns } from '../../ui/layout/FormColumns';
import { DocumentSection } from '../../ui/document/DocumentSection';
import { fenToInput, formatFen, parseYuan } from '../../ui/values/moneyText';
import { RechargeAmountFields } from './RechargeAmountFields';
import { RechargeMethods } from './RechargeMethods';
import { RechargeReceipt } from './RechargeReceipt';
import { amountOf, choiceOf, type RechargeValues } from './rechargeAmount';
import { awaitPostmark } from './postmark';
import { useAwaitedPayment } from './useAwaitedPayment';
import { useGateway } from './useGateway';
import { useMethodPrices } from './useMethodPrice';
import { keepWayBack } from './wayBack';

interface RechargeFormProps {
  options: FragmentType<typeof RechargeForm_OptionsFragmentDoc>;
  /** Current balance in fen. */
  balance: number;
  /** Yuan, as the address asks for them. */
  asked: string | null;
  /** Address to continue at afterwards. */
  redirect: string | null;
}

/** An amount and a method; by card it is paid on the gateway's page (RT-25). */
export function RechargeForm({ balance, asked, redirect, ...props }: RechargeFormProps) {
  const text = useText();
  const options = readFragment(RechargeForm_OptionsFragmentDoc, props.options);
  const missing = redirect ? parseYuan(asked ?? '') : null;
  const navigate = useNavigate();
  const { goOn, isLeaving } = useGateway();
  const { run, isRunning } = useCommand(RechargeDocument, { intention: useIntentionKey() });
  const method = options.methods[0]?.code ?? 'CARD';
  const form = useAppForm<RechargeValues>({
    defaultValues: { ...choiceOf(asked, options.presets), method },
  });
  const values = useWatch({ control: form.control }) as RechargeValues;
  const { getValues, trigger } = form;
  // An address may ask for more than can be topped up at once.
  useEffect(() => {
    if (getValues('own')) void trigger('own');
  }, [getValues, trigger]);

  const submit = form.handleSubmit(async (chosen) => {
    const amount = amountOf(chosen, options) ?? 0;
    if (chosen.method === 'WESTPAY')
      return navigate(
        paths.westpay.href({ amount: fenToInput(amount), redirect: redirect ?? undefined }),
      );
    const told = {
      fields: ['own'] as const,
      setError: form.setError,
      fieldOf: { amount: 'own' as const },
    };
    const data = await run({ input: { amount } }, told);
    if (!data) return;
    const { payment } = data.recharge;
    keepWayBack(payment.id, redirect);
    awaitPostmark(payment.id);
    await goOn(payment, paths.payResult.href({ id: payment.id }));
  });

  const amount = amountOf(values, options);
  const awaited = useAwaitedPayment(redirect);
  const prices = useMethodPrices(amount);
  const price = prices.find(({ code }) => code === values.method);
  const charged = price ? formatFen(price.actualPayment) : '…';
  const isRemittance = values.method === 'WESTPAY';
  const label = isRemittance ? 'payments.recharge.toRemittance' : 'payments.recharge.submit';
  const button = (isWide: boolean) => (
    <Button
      type="submit"
      look="primary"
      isBusy={isRunning || isLeaving}
      minHeight="48px"
      {...(isWide && { width: '100%', marginTop: '4', display: { mdDown: 'none' } })}
    >
      {isWide && !isRemittance && price ? text('payments.do.CARD', { sum: charged }) : text(label)}
    </Button>
  );
  const receipt = (submit?: ReactNode) => (
    <RechargeReceipt {...{ amount, price, balance, awaited }}>{submit}</RechargeReceipt>
  );
  const range = { least: formatFen(options.least), most: formatFen(options.most) };
  return (
    <FormColumns noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" minWidth="0">
        <FormErrorSummary errors={form.errors} submitCount={form.submitCount} />
        <DocumentCard>
          <DocumentCardHead
            end={
              <chakra.span fontWeight="400" color="muted">
                {text('payments.thereNow', { balance: formatFen(balance) })}
              </chakra.span>
            }
          >
            {text('payments.recharge.receipt')}
          </DocumentCardHead>
          <DocumentSection letter="A" title={text('payments.recharge.presets')}>
            <RechargeAmountFields {...{ form, options, missing }} />
          </DocumentSection>
          <DocumentSection letter="B" title={text('payments.recharge.method')}>
            <RechargeMethods {...{ form, prices }} methods={options.methods} />
          </DocumentSection>
        </DocumentCard>
      </Stack>
      <aside>{receipt(button(true))}</aside>
      <ActionBar
        sum={amount === null ? text('payments.recharge.choose') : charged}
        note={
          amount === null
            ? text('payments.recharge.ownHint', range)
            : text(isRemittance ? 'payments.note.remittance' : 'payments.note.recharge')
        }
        receipt={amount !== null && receipt()}
      >
        {button(false)}
      </ActionBar>
    </FormColumns>
  );
}
