import { FormattedMessage } from 'react-intl';
import type { PaymentMethodCode } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { PickRow } from '../../ui/forms/PickRow';
import { formatFen } from '../../ui/values/moneyText';
import { SentenceGap } from '../../ui/values/SentenceGap';
import { FeeWords } from './FeeWords';
import type { RechargeForm } from './rechargeAmount';
import type { MethodPrice } from './useMethodPrice';

interface RechargeMethodsProps {
  form: RechargeForm;
  methods: readonly { code: PaymentMethodCode; name: string; feeBasisPoints: number }[];
  /** Price of the chosen amount by each method; empty until known. */
  prices: readonly MethodPrice[];
}

/** By which way the money comes, and what it costs on top. */
export function RechargeMethods({ form, methods, prices }: RechargeMethodsProps) {
  const text = useText();
  return (
    <fieldset aria-label={text('payments.recharge.method')}>
      {methods.map((method) => {
        const price = prices.find(({ code }) => code === method.code);
        return (
          <PickRow
            key={method.code}
            {...form.register('method')}
            value={method.code}
            label={method.name}
            price={price && `+${formatFen(price.handlingFee)}`}
          >
            <FormattedMessage id={`payments.about.${method.code}`} />
            <SentenceGap />
            <FeeWords method={method} />
          </PickRow>
        );
      })}
    </fieldset>
  );
}
