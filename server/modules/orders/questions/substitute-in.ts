import type { Substitute } from './ask-question';
import type { OrderQuestion } from './order-question.entity';

type Offered = Pick<OrderQuestion, 'substituteName' | 'substituteUrl' | 'substituteSpecification'>;

/** What a question offers instead of the item; null where only the price differs. */
export function substituteIn(question: Offered): Substitute | null {
  const { substituteName: name, substituteUrl, substituteSpecification } = question;
  if (name === null) return null;
  return { name, url: substituteUrl ?? '', specification: substituteSpecification ?? '' };
}
