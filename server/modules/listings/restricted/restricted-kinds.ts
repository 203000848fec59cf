/** `NEVER`: no delivery line carries it. `SOME_LINES`: those named, if any. `OFF`: nothing is said of it. */
export const restrictionRules = ['NEVER', 'SOME_LINES', 'OFF'] as const;
export type RestrictionRule = (typeof restrictionRules)[number];

/** How a kind of goods is treated. */
export interface KindTerms {
  readonly rule: RestrictionRule;
  /** Delivery lines that carry it; of meaning with `SOME_LINES` alone. */
  readonly lineIds: readonly string[];
}

const never: KindTerms = { rule: 'NEVER', lineIds: [] };
const onlyWith = (...lineIds: string[]): KindTerms => ({ rule: 'SOME_LINES', lineIds });

/**
 * What carriers or customs restrict, as the article on prohibited goods lists it, and what holds until an
 * operator says otherwise: express and air lines take what has a safety data sheet, general air freight and
 * small packets nothing of it, the ship what must not fly.
 */
export const restrictedKinds = {
  WEAPON: never,
  FLAMMABLE: never,
  TOXIC: never,
  DRUG: never,
  LIVING: never,
  MONEY: never,
  COUNTERFEIT: never,
  MEDICINE: onlyWith('ems'),
  BATTERY: onlyWith('dhl-express', 'fedex-ip', 'air-tax-prepaid', 'ocean'),
  LIQUID: onlyWith('air-tax-prepaid', 'ocean'),
  POWDER: onlyWith('air-tax-prepaid', 'ocean'),
  MAGNET: onlyWith('dhl-express', 'fedex-ip', 'ocean'),
  FOOD: onlyWith('dhl-express', 'ems', 'ocean'),
  ALCOHOL: onlyWith('ocean'),
  TOBACCO: onlyWith('ems'),
  BLADE: onlyWith('air-tax-prepaid', 'ocean'),
} as const satisfies Record<string, KindTerms>;

export type RestrictedKind = keyof typeof restrictedKinds;

export const restrictedKindCodes = Object.keys(restrictedKinds) as RestrictedKind[];
