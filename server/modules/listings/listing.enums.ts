import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type {
  Availability,
  PublishedField,
  PublishedSource,
  ReadingFailure,
} from '../../platform/item-page/reading';
import type { RestrictedKind } from './restricted/restricted-kinds';

export const ListingFailureEnum = graphqlEnum<ReadingFailure>(
  'ListingFailure',
  "Why an item's page could not be read; missing values are entered by hand.",
  {
    NOT_PUBLIC: 'The address is not on the public internet.',
    UNREACHABLE: 'The shop could not be reached.',
    TOO_SLOW: 'The shop took longer than 8 seconds.',
    TOO_LARGE: 'The page is larger than we read.',
    NOT_HTML: 'The address is a file, not a page.',
    GONE: 'The shop says that the item is gone.',
    DISALLOWED: "The shop's robots.txt forbids reading this page.",
    REFUSED_BY_SHOP: 'The shop refused us a moment ago, and is left alone for a while.',
    NOTHING_PUBLISHED: 'The page says nothing that programs could read.',
    NO_PROVIDER: 'The shop shows its items to members alone.',
  },
);

export const RestrictedKindEnum = graphqlEnum<RestrictedKind>(
  'RestrictedKind',
  'Goods that carriers or customs restrict.',
  {
    WEAPON: 'Weapons and what looks like them.',
    FLAMMABLE: 'What burns or explodes.',
    TOXIC: 'Toxic, corrosive, radioactive and infectious substances.',
    DRUG: 'Drugs.',
    LIVING: 'Animals, plants and seeds.',
    MONEY: 'Money, cards, securities and papers.',
    COUNTERFEIT: 'Counterfeits.',
    MEDICINE: 'Medicines and supplements.',
    BATTERY: 'Batteries, alone or in a device.',
    LIQUID: 'Liquids, creams and sprays.',
    POWDER: 'Powders.',
    MAGNET: 'Magnets.',
    FOOD: 'Food and tea.',
    ALCOHOL: 'Alcohol.',
    TOBACCO: 'Tobacco and vapes.',
    BLADE: 'Knives and other blades.',
  },
);

export const AvailabilityEnum = graphqlEnum<Availability>(
  'ListingAvailability',
  'Whether a shop has an item.',
  {
    IN_STOCK: 'It can be bought.',
    OUT_OF_STOCK: 'It is sold out.',
    PREORDER: 'It can be ordered before it is there.',
    UNKNOWN: 'The shop does not say.',
  },
);

/** Names of the read fields in the API. */
export const listingFields = {
  title: 'TITLE',
  description: 'DESCRIPTION',
  imageUrls: 'IMAGES',
  price: 'PRICE',
  availability: 'AVAILABILITY',
  variants: 'VARIANTS',
  shopName: 'SHOP_NAME',
  shipping: 'SHIPPING',
} as const satisfies Record<PublishedField, string>;

export type ListingField = (typeof listingFields)[PublishedField];

export const ListingFieldEnum = graphqlEnum<ListingField>(
  'ListingField',
  'What a shop publishes of an item.',
  {
    TITLE: 'What the item is called.',
    DESCRIPTION: 'What the shop says about it.',
    IMAGES: 'Its pictures.',
    PRICE: 'What one piece costs.',
    AVAILABILITY: 'Whether it can be had.',
    VARIANTS: 'The forms in which it is sold.',
    SHOP_NAME: 'Who sells it.',
    SHIPPING: 'What sending it within its country costs.',
  },
);

export const ListingSourceEnum = graphqlEnum<PublishedSource>(
  'ListingSource',
  'Where something of a listing was read.',
  {
    JSON_LD: 'In the linked data of the page.',
    MICRODATA: 'In the microdata of the page.',
    RDFA: 'In the RDFa of the page.',
    OPEN_GRAPH: 'Open Graph metadata.',
    PAGE: 'In the heading or the title of the page.',
    PROVIDER: 'At a provider that knows the shop.',
  },
);
