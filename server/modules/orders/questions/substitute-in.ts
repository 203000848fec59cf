import type { OrderQuestion } from './order-question.entity';

/** The substitute for an ordered item. */
export interface Substitute {
  readonly name: string;
  readonly url: string;
  readonly specification: string;
}

type Offered = Pick<OrderQuestion, 'substituteName' | 'substituteUrl' | 'substituteSpecification'>;

/** Returns the substitute that a question offers; null if only the price differs. */
export function substituteIn(question: Offered): Substitute | null {
  const { substituteName: name, substituteUrl, substituteSpecification } = question;
  if (name === null) return null;
  return { name, url: substituteUrl ?? '', specification: substituteSpecification ?? '' };
}
