import { In, type EntityManager } from 'typeorm';
import { beginsWith } from '../../platform/db/search';
import type { FoundShopper } from './find-shoppers';
import { User } from './user.entity';

/** A shopper is known by a whole email address, by ids, or by the beginning of a nickname. */
export type ShopperKey =
  | { readonly email: string }
  | { readonly ids: readonly string[] }
  | { readonly name: string };

/** Returns the shoppers of a key by an index, newest first. One statement. */
export async function lookUpShoppers(
  em: EntityManager,
  key: ShopperKey,
  most: number,
): Promise<FoundShopper[]> {
  const list = em
    .createQueryBuilder(User, 'shopper')
    .select(['shopper.id', 'shopper.email', 'shopper.nickname']);
  if ('name' in key) beginsWith(list, 'shopper.nickname', key.name);
  else if ('email' in key) list.where({ email: key.email.toLowerCase() });
  else list.where({ id: In([...key.ids]) });
  return list.orderBy('shopper.id', 'DESC').take(most).getMany();
}
