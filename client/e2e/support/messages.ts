import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';

type Values = Record<string, string | number>;
export type Language = 'en' | 'zh';

/** Messages of the pages in one language, so that a story can run in either. */
export function messagesOf(language: Language): (id: string, values?: Values) => string {
  const folder = join(__dirname, '../../i18n', language);
  const catalogue: Record<string, string> = Object.assign(
    {},
    ...readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
  );
  return (id, values = {}) => {
    const message = catalogue[id];
    if (message === undefined) throw new Error(`No message ${id} in ${language}`);
    return String(new IntlMessageFormat(message, language).format(values));
  };
}
