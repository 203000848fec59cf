import { chakra, Stack } from '@chakra-ui/react';
import { Wallet } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { useIntentionKey } from '../../../apollo/useIntentionKey';
import { readFragment, type FragmentType } from '../../../gql';
import {
  RequestWithdrawalDocument,
  WithdrawalForm_OptionsFragmentDoc,
  type WithdrawalMethod,
} from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { MoneyField } from '../../../ui/forms/fields';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { PickRow } from '../../../ui/forms/PickRow';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { Barcode } from '../../../ui/document/Barcode';
import { DocumentCard, DocumentCardHead } from '../../../ui/document/DocumentCard';
import { DocumentSection } from '../../../ui/document/DocumentSection';
import { Money } from '../../../ui/values/Money';
import { fenToInput, formatFen, parseYuan } from '../../../ui/values/moneyText';
import { problemOf } from '../rechargeAmount';
import { FindMore } from '../ResultLinks';
import { WithdrawalDestinations } from './WithdrawalDestinations';

interface WithdrawalFormProps {
  options: FragmentType<typeof WithdrawalForm_OptionsFragmentDoc>;
  /** Amount of pending withdrawals, in fen. */
  underWay: number;
  /** The page shows the new request, and what is left. */
  onRequested: () => void;
}

interface Values {
  method: WithdrawalMethod;
  amount: string;
}

/** Amount and destinations of a withdrawal; amounts that cannot be returned are not offered. */
export function WithdrawalForm({ underWay, onRequested, ...props }: WithdrawalFormProps) {
  const text = useText();
  const { balance, least, total, methods } = readFragment(
    WithdrawalForm_OptionsFragmentDoc,
    props.options,
  );
  const open = methods.filter(({ limit }) => limit >= least);
  const form = useAppForm<Values>({
    defaultValues: { method: open[0]?.code ?? 'CARD', amount: '' },
  });
  const [chosen, typed] = useWatch({ control: form.control, name: ['method', 'amount'] });
  const { run, isRunning } = useCommand(RequestWithdrawalDocument, {
    intention: useIntentionKey(),
    success: 'payments.withdraw.requested',
  });
  const rest = balance - total;
  if (open.length === 0) {
    const title = underWay
      ? text('payments.withdraw.underWay', { amount: formatFen(underWay) })
      : text('payments.withdraw.none');
    return (
      <EmptyState title={title} icon={Wallet}>
        <NotReturnable rest={rest} />
        <FindMore />
      </EmptyState>
    );
  }
  const { limit: most = 0, destinations = [] } = open.find(({ code }) => code === chosen) ?? {};
  const range = { least: formatFen(least), most: formatFen(most) };

  const submit = form.handleSubmit(async ({ method, amount }) => {
    const told = { fields: ['method', 'amount'] as const, setError: form.setError };
    const data = await run({ input: { method, amount: parseYuan(amount) ?? 0 } }, told);
    if (!data) return;
    form.reset();
    onRequested();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <FormErrorSummary errors={form.errors} submitCount={form.submitCount} />
        <DocumentCard>
          <DocumentCardHead end={<Barcode of="withdrawal-to-come" />}>
            {text('funds.type.WITHDRAWAL')}
          </DocumentCardHead>
          <DocumentSection letter="A" title={text('payments.withdraw.method')}>
            <fieldset aria-label={text('payments.withdraw.method')}>
              {open.map(({ code, limit }) => (
                <PickRow
                  key={code}
                  {...form.register('method')}
                  value={code}
                  label={text(`payments.withdraw.${code}`)}
                >
                  <FormattedMessage
                    id="payments.withdraw.limit"
                    values={{ limit: <Money fen={limit} /> }}
                  />
                </PickRow>
              ))}
            </fieldset>
          </DocumentSection>
          <DocumentSection letter="B" title={text('funds.amount')}>
            <Stack gap="4">
              <MoneyField
                {...form.register('amount', {
                  validate: (typed) => {
                    const problem = problemOf(typed, { least, most });
                    return problem === null || text(problem, range);
                  },
                })}
                label={text('payments.withdraw.amount')}
                hint={text('payments.withdraw.amountHint', range)}
                error={form.errors.amount?.message}
                isRequired
              />
              <Button
                isRepeatable
                alignSelf="start"
                onClick={() =>
                  form.setValue('amount', fenToInput(most), {
                    shouldValidate: form.submitCount > 0,
                  })
                }
              >
                <FormattedMessage
                  id="payments.withdraw.all"
                  values={{ most: <Money fen={most} /> }}
                />
              </Button>
              <WithdrawalDestinations
                destinations={destinations}
                amount={Math.min(parseYuan(typed) ?? most, most)}
              />
              <chakra.p color="muted">
                <FormattedMessage
                  id="payments.withdraw.balance"
                  values={{ balance: <Money fen={balance} />, most: <Money fen={total} /> }}
                />
              </chakra.p>
              <NotReturnable rest={rest} />
              <Button type="submit" look="primary" isBusy={isRunning}>
                <FormattedMessage id="payments.withdraw.submit" />
              </Button>
            </Stack>
          </DocumentSection>
        </DocumentCard>
      </Stack>
    </form>
  );
}

/** Explains why part of the balance cannot be returned; nothing if all of it can. */
function NotReturnable({ rest }: { rest: number }) {
  if (rest <= 0) return null;
  return (
    <chakra.p color="muted">
      <FormattedMessage id="payments.withdraw.rest" values={{ rest: <Money fen={rest} /> }} />
    </chakra.p>
  );
}
