import { currencies } from '../../kernel/currency';
import { languages, type Language } from '../../kernel/language';
import { fen } from '../../kernel/money';
import {
  amount,
  amounts,
  emailAddress,
  imagePath,
  percentage,
  someOf,
  webAddress,
  wholeNumber,
  words,
  yesOrNo,
  type Setting,
} from './setting-kinds';

const yuan = (count: number) => fen(count * 100);
const languageCodes = Object.keys(languages) as Language[];
/** The delivery lines by the names in their table. */
const deliveryLines = [
  ...['dhl-express', 'fedex-ip', 'air-tax-prepaid', 'air-general', 'ems', 'epacket', 'ocean'],
];
/** Limits of a recharge, in fen; the API states them. */
const recharges = { min: 1_00, max: 50_000_00 };

/** The operator's settings, in display order (EN-05). */
export const siteSettings = {
  name: words('Tidebox', 'name of the website in pages and emails', 60),
  serviceEmail: emailAddress('service@tidebox.example', 'where shoppers write to'),
  logo: imagePath('/icon.svg', 'the logo image'),
  facebook: webAddress('https://www.facebook.com/', 'our page there, linked in the footer'),
  instagram: webAddress('https://www.instagram.com/', 'our page there, linked in the footer'),
  youtube: webAddress('https://www.youtube.com/', 'our page there, linked in the footer'),
  languages: someOf(languageCodes, 'languages offered, the default first', {
    fallback: languageCodes,
    least: 1,
  }),
  currencies: someOf(currencies, 'currencies that amounts can be shown in', {
    fallback: currencies,
    least: 1,
    always: 'CNY',
  }),
  paymentHours: wholeNumber(72, 'hours an order waits for its payment', { min: 1, max: 720 }),
  answerHours: wholeNumber(72, 'hours to answer a question', { min: 1, max: 720 }),
  refundDays: wholeNumber(5, 'days to ask for a refund once all is in stock', { min: 2, max: 90 }),
  planMinutes: wholeNumber(30, 'minutes a packing plan waits for its payment', {
    min: 5,
    max: 1_440,
  }),
  receiptDays: wholeNumber(30, 'days after shipping until a package counts as received', {
    min: 7,
    max: 180,
  }),
  freeStorageDays: wholeNumber(30, 'days of free storage', { min: 7, max: 365 }),
  overdueDayPrice: amount(yuan(1), 'storage of an item for each day beyond the free ones', {
    min: 0,
    max: 1_000_00,
  }),
  mostOverdueDays: wholeNumber(60, 'days beyond the free ones that are charged at most', {
    min: 0,
    max: 365,
  }),
  finePhotoPrice: amount(yuan(2), 'price of one fine photo', { min: 0, max: 1_000_00 }),
  extraProtectionPrice: amount(yuan(10), 'extra protection of a parcel', {
    min: 0,
    max: 1_000_00,
  }),
  removePackagingPrice: amount(yuan(2), 'removing the packaging of a parcel', {
    min: 0,
    max: 1_000_00,
  }),
  insuranceRate: percentage(3_00, 'insurance, of the declared value', 50_00),
  closedDeliveryLines: someOf(deliveryLines, 'delivery lines that are not offered now', {
    fallback: [],
    least: 0,
  }),
  rechargePresets: amounts(
    [100, 300, 500, 1_000, 3_000, 5_000].map(yuan),
    'amounts offered for topping up',
    recharges,
  ),
  cardFee: percentage(2_90, 'handling fee of a payment by card', 20_00),
  cardDiscount: percentage(0, 'discount of a payment by card', 20_00),
  reviewPicturesWait: yesOrNo(false, 'whether pictures of reviews wait until you approve them'),
} as const;

export type SettingKey = keyof typeof siteSettings;

/** The values of the configuration. Money is in fen, shares are in basis points (1/100 %). */
export type SiteSettings = {
  readonly [Key in SettingKey]: (typeof siteSettings)[Key] extends Setting<infer Value>
    ? Value
    : never;
};

export const settingKeys = Object.keys(siteSettings) as readonly SettingKey[];

/** Builds the settings from `valueOf` each key. */
export function mapSettings(valueOf: (key: SettingKey) => unknown): SiteSettings {
  const entries = settingKeys.map((key) => [key, valueOf(key)]);
  return Object.fromEntries(entries) as SiteSettings;
}

/** The default of each setting. */
export const siteDefaults = mapSettings((key) => siteSettings[key].fallback);

/** Formats a value as an operator would write it. */
export function writeSetting<Key extends SettingKey>(key: Key, value: SiteSettings[Key]): string {
  const setting: Pick<Setting<never>, 'write'> = siteSettings[key];
  return setting.write(value as never);
}

/** The networks of the footer, in their order. */
export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
