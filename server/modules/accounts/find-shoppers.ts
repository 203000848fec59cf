import type { EntityManager } from 'typeorm';
import { holdsWords, patternOf } from '../../platform/db/search';
import { User } from './user.entity';

export type FoundShopper = Pick<User, 'id' | 'email' | 'nickname'>;

/**
 * Returns the shoppers whose email address, phone or nickname contains the words, newest first; for
 * operators.
 */
export function findShoppersByWords(
  em: EntityManager,
  words: string,
  most: number,
): Promise<FoundShopper[]> {
  const places = ['email', 'nickname', 'phone'].map((name) => holdsWords(`shopper.${name}`));
  return em
    .createQueryBuilder(User, 'shopper')
    .select(['shopper.id', 'shopper.email', 'shopper.nickname'])
    .where(places.join(' OR '), { pattern: patternOf(words) })
    .orderBy('shopper.id', 'DESC')
    .take(most)
    .getMany();
}
