import { InMemoryCache } from '@apollo/client';
import { articleHitPolicy } from './policies/article-hit.policy';
import { cartPolicy } from './policies/cart.policy';
import { countryPolicy } from './policies/country.policy';
import { orderPolicy } from './policies/order.policy';
import { packagePolicy } from './policies/package.policy';
import { queryPolicy } from './policies/query.policy';
import { storedItemPolicy } from './policies/stored-item.policy';
import { refusalNames } from './refusedResult';

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { Refusal: refusalNames },
    typePolicies: {
      Query: queryPolicy,
      ArticleHit: articleHitPolicy,
      Cart: cartPolicy,
      Country: countryPolicy,
      Order: orderPolicy,
      Package: packagePolicy,
      StoredItem: storedItemPolicy,
    },
  });
}
