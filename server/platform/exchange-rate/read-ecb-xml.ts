import { XMLParser } from 'fast-xml-parser';
import type { QuotedRates } from './quoted-rates';

interface Cube {
  readonly time?: string;
  readonly currency?: string;
  readonly rate?: string;
  readonly Cube?: readonly Cube[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  removeNSPrefix: true,
  // A list of rates needs none, and they can be made to grow without end.
  processEntities: false,
  isArray: (name) => name === 'Cube',
});

/**
 * Reads the daily rates of the European Central Bank: `<Cube><Cube time='2026-11-20'>
 * <Cube currency='USD' rate='1.16'/>…`, of one euro. @throws Error for what is not well-formed.
 */
export function readEcbXml(text: string): QuotedRates {
  const document = parser.parse(text, true) as { Envelope?: Cube };
  const day = document.Envelope?.Cube?.[0]?.Cube?.[0];
  const quotes = (day?.Cube ?? []).map(({ currency, rate }) => [currency ?? '', rate] as const);
  return { base: 'EUR', date: day?.time, rates: Object.fromEntries(quotes) };
}
