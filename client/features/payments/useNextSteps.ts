import type { MessageId } from '../../i18n/catalogue';
import { useText } from '../../i18n/useText';

/** Steps after a payment; title and text of each step are messages. */
const steps = {
  ORDER: ['payments.steps.review', 'payments.steps.buy', 'payments.steps.pack'],
  PACKING_PLAN: ['payments.steps.packed', 'payments.steps.sent', 'payments.steps.received'],
  REMITTANCE: ['payments.steps.told', 'payments.steps.waits', 'payments.steps.credited'],
  REMITTANCE_FAILED: ['payments.steps.ask'],
  // A parcel waits for minutes: a remittance would come too late.
  PACKING_PLAN_FAILED: ['payments.steps.card', 'payments.steps.ask'],
  FAILED: ['payments.steps.card', 'payments.steps.remittance', 'payments.steps.ask'],
} as const satisfies Record<string, readonly MessageId[]>;

interface NextStepsOptions {
  /** Address for questions. */
  serviceEmail?: string | null;
}

/** Returns the translated steps; none if nothing follows. */
export function useNextSteps(
  kind: keyof typeof steps | null,
  { serviceEmail }: NextStepsOptions = {},
) {
  const text = useText();
  const named = kind ? steps[kind] : [];
  const values = { email: serviceEmail ?? '' };
  return named.map((id) => ({ title: text(id), text: text(`${id}.text`, values) }));
}
