import { ZERO, type Money } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import type { RemittancePayee } from '../../../kernel/remittance-payee';
import type { Services } from '../../../platform/services';
import { readSite } from '../../site/public';
import { breakDown, openMethods } from '../payment-methods';
import type { MethodQuote } from '../payment.queries';
import { LEAST_RECHARGE, MOST_RECHARGE } from './recharge';
import { remittanceReference } from './remittance.entity';

export interface RechargeOptions {
  readonly presets: Money[];
  readonly least: Money;
  readonly most: Money;
  readonly methods: MethodQuote[];
  readonly payee: RemittancePayee | null;
  readonly reference: string;
}

/** Returns the options of the recharge page for an amount in fen (RT-25). No statement of its own. */
export async function rechargeOptions(
  services: Services,
  viewer: Viewer,
  amount: Money,
): Promise<RechargeOptions> {
  const { rechargePresets } = await readSite(services);
  const methods = (await openMethods(services, 'recharges')).map((method) => ({
    ...method,
    ...breakDown(method, amount, ZERO),
    missing: null,
  }));
  return {
    presets: [...rechargePresets],
    least: LEAST_RECHARGE,
    most: MOST_RECHARGE,
    methods,
    payee: services.remittancePayee,
    reference: remittanceReference(viewer.id),
  };
}
