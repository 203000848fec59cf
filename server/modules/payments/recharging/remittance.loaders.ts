import { In } from 'typeorm';
import { oneForEach, type LoaderDefinition, type Loaders } from '../../../platform/loaders';
import type { Payment } from '../payment.entity';
import { Remittance } from './remittance.entity';

/** Payment → the operator's reason for declining its remittance; null without one. */
const answerByPayment: LoaderDefinition<string, string | null> = async ({ db }, ids) => {
  const remittances = await db.read.findBy(Remittance, { paymentId: In([...ids]) });
  return oneForEach(ids, remittances, ({ paymentId }) => paymentId).map(
    (remittance) => remittance?.answer || null,
  );
};

/** Returns why an operator declined a remittance; null for every other payment. */
export async function answerTo(
  loaders: Loaders,
  { id, failure }: Pick<Payment, 'id' | 'failure'>,
): Promise<string | null> {
  return failure === 'DECLINED' ? loaders.get(answerByPayment).load(id) : null;
}
