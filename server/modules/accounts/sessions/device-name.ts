import Bowser from 'bowser';

const MAX_LENGTH = 80;

/**
 * Returns for example "Firefox · Linux" for a User-Agent header; empty when it names neither browser nor
 * system.
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const parser = Bowser.getParser(userAgent.slice(0, 500));
  const names = [parser.getBrowserName(), parser.getOSName()].filter(Boolean);
  return names.join(' · ').slice(0, MAX_LENGTH);
}
