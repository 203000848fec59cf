/** The public exports of listings. */
export { hostOf, identityOf, itemAtLink, urlAt, type LinkedItem } from './find-item';
export { Listing } from './listing.entity';
export { MAX_LINK_LENGTH } from './links/address';
export type { Shop } from './links/shops';
export { nameOfSeller } from './name-shop';
export { priceOf, specificationOf, variantOf } from './listing-price';
export { keepPicture } from './pictures/keep-picture';
export { isPictureOf } from './pictures/is-picture-of';
export { isPictureId, pictureIdOf } from './pictures/picture-id';
export { changeRestrictedGoods, resetRestrictedGoods } from './restricted/change-restricted-goods';
export { sayRestriction } from './restricted/restricted.texts';
export {
  restrictedKindCodes,
  restrictionRules,
  type RestrictedKind,
  type RestrictionRule,
} from './restricted/restricted-kinds';
export { readRestrictedRules, type RestrictedRule } from './restricted/restricted-rules';
export { ListingRestrictionType } from './restricted/restriction.types';
export { readRestrictions, restrictionsOf, type Restriction } from './restricted/restrictions-of';
