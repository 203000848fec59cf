import type { Language } from '../../kernel/language';

const en = {
  line: 'Line',
  days: 'Time',
  chargedAtLeast: 'Charged at least',
  daysOf: '{from}–{to} days',
  weeksOf: '{from}–{to} weeks',
  noLine: 'No delivery line is offered at present.',
  notOffered: 'not offered at present',
  weight: 'Weight',
  upToKg: 'up to {most} kg',
  fromToKg: 'charged as {least} kg at least, up to {most} kg',
  longestSide: 'Longest side',
  sidesTogether: 'Sides together',
  volume: 'Volume in cm³ is divided by',
  fromSide: '{divisor}, once a side is {cm} cm or more',
  upToCm: 'up to {cm} cm',
  listSeparator: ', ',
} as const;

/** Texts of the tables of delivery lines in articles. */
export const deliveryTableTexts: Record<Language, Record<keyof typeof en, string>> = {
  en,
  zh: {
    line: '线路',
    days: '时效',
    chargedAtLeast: '最低计费',
    daysOf: '{from}–{to} 天',
    weeksOf: '{from}–{to} 周',
    noLine: '目前没有开放的线路。',
    notOffered: '暂未开放',
    weight: '重量',
    upToKg: '不超过 {most} kg',
    fromToKg: '至少按 {least} kg 计费，不超过 {most} kg',
    longestSide: '最长边',
    sidesTogether: '三边之和',
    volume: '体积（cm³）除以',
    fromSide: '{divisor}（某一边达到 {cm} cm 时）',
    upToCm: '不超过 {cm} cm',
    listSeparator: '、',
  },
};
