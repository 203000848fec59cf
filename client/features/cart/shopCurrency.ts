import type { Currency } from '../../gql/graphql';

/** Ends of hosts → the currency in which shops there ask their prices. */
const currencyByHost: readonly (readonly [RegExp, Currency])[] = [
  [/(\.jp|^jp\.mercari\.com)$/, 'JPY'],
  [/\.uk$/, 'GBP'],
  [/\.(de|fr|it|es|nl|at|ie|be|fi|pt|gr|eu)$/, 'EUR'],
  [/\.au$/, 'AUD'],
  [/\.ca$/, 'CAD'],
  [/\.hk$/, 'HKD'],
  [/\.sg$/, 'SGD'],
  [/(^|\.)(amazon|ebay|etsy|walmart|bestbuy|target)\.com$/, 'USD'],
];

/** Returns the currency of the shop behind a link; CNY if the link does not reveal it. */
export function shopCurrency(link: string): Currency {
  if (!URL.canParse(link)) return 'CNY';
  const { hostname } = new URL(link);
  return currencyByHost.find(([hosts]) => hosts.test(hostname))?.[1] ?? 'CNY';
}
