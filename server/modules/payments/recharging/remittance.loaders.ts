import { In } from 'typeorm';
import { oneForEach, type LoaderDefinition, type Loaders } from '../../../platform/loaders';
import type { Payment } from '../payment.entity';
import { Remittance } from './remittance.entity';

/** Payment → what an operator answered to its remittance; null where nothing was. */
const answerByPayment: LoaderDefinition<string, string | null> = async ({ db }, ids) => {
  const remittances = await db.read.findBy(Remittance, { paymentId: In([...ids]) });
  return oneForEach(ids, remittances, ({ paymentId }) => paymentId).map(
    (remittance) => remittance?.answer || null,
  );
};

/** Returns why an operator could not find a remittance; null for every other payment. */
export async function answerTo(
  loaders: Loaders,
  { id, failure }: Pick<Payment, 'id' | 'failure'>,
): Promise<string | null> {
  return failure === 'DECLINED' ? loaders.get(answerByPayment).load(id) : null;
}
