import { chakra, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../apollo/useCommand';
import { paths } from '../../app/paths';
import { readFragment } from '../../gql';
import {
  PayDocument,
  PaymentMethodCard_MethodFragmentDoc,
  type PaymentScreenQuery,
} from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { drawKey } from './drawKey';
import { PaymentMethodCard } from './PaymentMethodCard';
import { forgetWhatPayingChanges } from './payments.cache';

type Quote = NonNullable<PaymentScreenQuery['paymentQuote']>;

/** Choosing a method and paying. */
export function PaymentForm({ quote }: { quote: Quote }) {
  const navigate = useNavigate();
  const methods = readFragment(PaymentMethodCard_MethodFragmentDoc, quote.methods);
  const usable = methods.filter(({ isAvailable }) => isAvailable);
  const [choice, setChoice] = useState(usable[0]?.code);
  // One key for as long as the screen stands: pressing twice, or again after a broken connection,
  // is the same payment.
  const [idempotencyKey] = useState(drawKey);
  const { run, isRunning } = useCommand(PayDocument, { update: forgetWhatPayingChanges });
  const method = usable.find(({ code }) => code === choice)?.code;

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!method) return;
    const { kind, targetId } = quote;
    const data = await run({ input: { kind, targetId, method, idempotencyKey } });
    if (data) await navigate(paths.payResult.href({ id: data.pay.payment.id }), { replace: true });
  }

  return (
    <form onSubmit={(event) => void pay(event)}>
      <Stack gap="4">
        <chakra.fieldset display="grid" gap="3" minWidth="0">
          <chakra.legend fontFamily="heading" fontSize="lg" fontWeight="600" marginBottom="3">
            <FormattedMessage id="payments.method" />
          </chakra.legend>
          {methods.map((each) => (
            <PaymentMethodCard
              key={each.code}
              method={each}
              isChosen={each.code === method}
              onChoose={() => setChoice(each.code)}
            />
          ))}
        </chakra.fieldset>
        <Button type="submit" look="primary" isDisabled={!method || isRunning}>
          <FormattedMessage id="payments.pay" />
        </Button>
      </Stack>
    </form>
  );
}
