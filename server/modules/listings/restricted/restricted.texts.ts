import type { Language } from '../../../kernel/language';
import type { RestrictedKind } from './restricted-kinds';

/** Name of a kind of goods in the plural, and a remark about it. */
interface KindText {
  readonly name: string;
  readonly note?: string;
}

interface RestrictedTexts {
  readonly kinds: Record<RestrictedKind, KindText>;
  readonly forbidden: (name: string) => string;
  readonly someLines: (name: string) => string;
}

const texts: Record<Language, RestrictedTexts> = {
  en: {
    forbidden: (name) => `${name} cannot be sent.`,
    someLines: (name) => `${name} are carried by some delivery lines only.`,
    kinds: {
      WEAPON: { name: 'Weapons, their parts, ammunition and imitations that look real' },
      FLAMMABLE: { name: 'Fireworks, lighters, fuels, paints and other flammable goods' },
      TOXIC: { name: 'Toxic, corrosive, radioactive and infectious substances' },
      DRUG: { name: 'Drugs' },
      LIVING: { name: 'Living animals and plants, seeds and products of protected species' },
      MONEY: { name: 'Cash, bank and gift cards, securities and identity papers' },
      COUNTERFEIT: { name: 'Counterfeits', note: 'Customs offices seize them.' },
      MEDICINE: {
        name: 'Medicines and supplements',
        note: 'Those that need a prescription are not carried.',
      },
      BATTERY: { name: 'Batteries and devices that contain one' },
      LIQUID: { name: 'Liquids, creams, perfume and aerosols' },
      POWDER: { name: 'Powders' },
      MAGNET: { name: 'Magnets' },
      FOOD: { name: 'Food and tea', note: 'Some countries do not let them in.' },
      ALCOHOL: { name: 'Alcoholic drinks', note: 'Some countries do not let them in.' },
      TOBACCO: { name: 'Tobacco and vapes', note: 'Some countries do not let them in.' },
      BLADE: { name: 'Knives and other blades' },
    },
  },
  zh: {
    forbidden: (name) => `${name}不能寄送。`,
    someLines: (name) => `${name}仅部分线路可寄。`,
    kinds: {
      WEAPON: { name: '武器及其零件、弹药和足以乱真的仿制品' },
      FLAMMABLE: { name: '烟花、打火机、燃料、油漆等易燃物品' },
      TOXIC: { name: '有毒、腐蚀性、放射性和传染性物质' },
      DRUG: { name: '毒品' },
      LIVING: { name: '活体动植物、种子和受保护物种的制品' },
      MONEY: { name: '现金、银行卡、礼品卡、有价证券和身份证件' },
      COUNTERFEIT: { name: '假冒商品', note: '海关会予以没收。' },
      MEDICINE: { name: '药品和保健品', note: '处方药不予承运。' },
      BATTERY: { name: '电池和内置电池的设备' },
      LIQUID: { name: '液体、膏霜、香水和喷雾' },
      POWDER: { name: '粉末' },
      MAGNET: { name: '磁性物品' },
      FOOD: { name: '食品和茶叶', note: '有些国家或地区禁止入境。' },
      ALCOHOL: { name: '酒类', note: '有些国家或地区禁止入境。' },
      TOBACCO: { name: '烟草和电子烟', note: '有些国家或地区禁止入境。' },
      BLADE: { name: '刀具等带刃物品' },
    },
  },
};

/** Returns the text of a restriction. */
export function sayRestriction(
  language: Language,
  { kind, isForbidden }: { readonly kind: RestrictedKind; readonly isForbidden: boolean },
): string {
  const { kinds, forbidden, someLines } = texts[language];
  const { name, note } = kinds[kind];
  const space = language === 'en' ? ' ' : '';
  return [isForbidden ? forbidden(name) : someLines(name), note].filter(Boolean).join(space);
}
