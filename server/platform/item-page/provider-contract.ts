import Ajv from 'ajv/dist/2020';
import type { Availability, PublishedPrice } from './reading';

const price = {
  description: 'A plain decimal such as 1234.5, and an ISO 4217 code.',
  type: ['object', 'null'],
  required: ['amount', 'currency'],
  properties: {
    amount: { type: 'string', pattern: '^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,4})?$' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
};
const image = { type: 'string', pattern: '^https?://', maxLength: 2048 };
const availability = { enum: ['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER', 'UNKNOWN'] };
const name = { type: 'string', maxLength: 200 };

/** The response of an item provider, as JSON Schema; emitted to schema/item-provider.json. */
export const providerContract = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Item of a provider',
  description:
    'Answer to GET {ITEM_PROVIDER_URL}/{shop}/{itemId}, as application/json of at most 512 kB within 8 seconds. ' +
    'The shop is taobao, tmall, 1688, weidian, jd or goofish. With ITEM_PROVIDER_KEY the request carries ' +
    'Authorization: Bearer and the key. 404 and 410 say that the item is gone, 429 that the shop lets nobody ' +
    'read it now; after 5xx we ask twice more. What is not known is left out or null; other fields are passed over.',
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 1000 },
    description: { type: ['string', 'null'], maxLength: 20_000 },
    image_urls: {
      description: 'The first is the main one.',
      type: 'array',
      maxItems: 50,
      items: image,
    },
    price,
    availability,
    variants: {
      type: 'array',
      maxItems: 300,
      items: {
        type: 'object',
        required: ['id', 'options'],
        properties: {
          id: { description: "The shop's id of the variant, such as a skuId.", ...name },
          options: {
            type: 'array',
            minItems: 1,
            maxItems: 8,
            items: {
              type: 'object',
              required: ['name', 'value'],
              properties: { name, value: { minLength: 1, ...name } },
            },
          },
          price,
          availability,
          image_url: { ...image, type: ['string', 'null'] },
        },
      },
    },
    shop_name: { ...name, type: ['string', 'null'] },
    shipping: { ...price, description: 'What the shop takes to send it within its country.' },
  },
};

/** A provider's response that satisfies the contract. */
export interface ProviderItem {
  readonly title: string;
  readonly description?: string | null;
  readonly image_urls?: readonly string[];
  readonly price?: PublishedPrice | null;
  readonly availability?: Availability;
  readonly variants?: readonly ProviderVariant[];
  readonly shop_name?: string | null;
  readonly shipping?: PublishedPrice | null;
}

export interface ProviderVariant {
  readonly id: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly price?: PublishedPrice | null;
  readonly availability?: Availability;
  readonly image_url?: string | null;
}

/** A response that violates the contract. */
export class ContractBroken extends Error {}

const keepsContract = new Ajv({ allowUnionTypes: true }).compile<ProviderItem>(providerContract);

/**
 * Parses a response.
 * @throws ContractBroken that names the field, unless all of them match the contract.
 */
export function readProviderItem(answer: string): ProviderItem {
  const item = parse(answer);
  if (keepsContract(item)) return item;
  const [fault] = keepsContract.errors ?? [];
  throw new ContractBroken(`${fault?.instancePath || 'The answer'} ${fault?.message}`);
}

function parse(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new ContractBroken('The answer is no JSON');
  }
}
