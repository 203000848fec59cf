import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const languages = ['en', 'zh'];

/**
 * The client's texts, client/i18n/<language>/<area>.json: every language has the same areas, the
 * same ids, and in each text the same placeholders. Returns what is wrong, one line each.
 */
export async function catalogueFaults(folder) {
  const { IntlMessageFormat } = await import('intl-messageformat');
  const catalogues = Object.fromEntries(
    languages.map((language) => [language, readCatalogue(join(folder, language))]),
  );
  if (Object.keys(catalogues.en).length === 0) return [`${folder}/en holds no text at all`];

  const ids = new Set(languages.flatMap((language) => Object.keys(catalogues[language])));
  return [...ids].sort().flatMap((id) => {
    const lacking = languages.filter((language) => !catalogues[language][id]?.trim());
    if (lacking.length > 0) return lacking.map((language) => `${id}: no text in ${language}`);
    const [reference, ...others] = languages.map((language) =>
      describe(() => new IntlMessageFormat(catalogues[language][id], language).getAst()),
    );
    return others
      .filter((placeholders) => placeholders !== reference)
      .map((placeholders) => `${id}: ${languages[0]} takes ${reference}, zh takes ${placeholders}`);
  });
}

function readCatalogue(folder) {
  const texts = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const area = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const [id, text] of Object.entries(area))
      texts[`${basename(file, '.json')}: ${id}`] = text;
  }
  return texts;
}

function describe(parse) {
  try {
    return [...new Set(placeholdersIn(parse()))].sort().join(', ') || 'nothing';
  } catch (error) {
    return `a text that cannot be read (${error.message})`;
  }
}

// Element types of icu-messageformat-parser; a plural's forms differ by language, its name does not.
const [LITERAL, POUND, TAG] = [0, 7, 8];

function placeholdersIn(elements) {
  return elements.flatMap((element) => {
    if (element.type === LITERAL || element.type === POUND) return [];
    const nested = element.options
      ? Object.values(element.options).flatMap((option) => placeholdersIn(option.value))
      : placeholdersIn(element.children ?? []);
    return [element.type === TAG ? `<${element.value}>` : `{${element.value}}`, ...nested];
  });
}
