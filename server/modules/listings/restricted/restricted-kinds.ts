/** `NEVER`: no delivery line carries it. `SOME_LINES`: only those listed, if any. `OFF`: not restricted. */
export const restrictionRules = ['NEVER', 'SOME_LINES', 'OFF'] as const;
export type RestrictionRule = (typeof restrictionRules)[number];

/** The rule of a kind of goods. */
export interface KindTerms {
  readonly rule: RestrictionRule;
  /** Delivery lines that carry it; relevant only with `SOME_LINES`. */
  readonly lineIds: readonly string[];
}

const never: KindTerms = { rule: 'NEVER', lineIds: [] };
const onlyWith = (...lineIds: string[]): KindTerms => ({ rule: 'SOME_LINES', lineIds });

/**
 * The goods that carriers or customs restrict, as listed in the article on prohibited goods, with the initial
 * rules: express and air lines take goods with a safety data sheet, general air freight and small packets
 * none of them, the ship those that must not fly.
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
