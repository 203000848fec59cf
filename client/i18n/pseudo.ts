import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'àƀçďéƒĝĥîĵķļɱñöþɋřšţûṽŵẋýžÀƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽ'];

/** Every third letter twice: as much longer as German or Finnish would be. */
function accent(text: string): string {
  return [...text]
    .map((letter, index) => {
      const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
      return accented !== letter && index % 3 === 0 ? accented.repeat(2) : accented;
    })
    .join('');
}

/** Accents literals and skips names of values, plurals and tags. */
function accentAll(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: accent(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: accentAll(element.children) };
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: accentAll(option.value) },
      ]);
      return { ...element, options: Object.fromEntries(options) as typeof element.options };
    }
    return element;
  });
}

const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

/**
 * Returns the messages in a pseudo-language for development: accented, longer and in brackets, so that
 * missing translations and narrow labels become visible.
 */
export function pseudoMessages<Some extends object>(messages: Some): Some {
  const entries = Object.entries(messages as Record<string, string>).map(([id, text]) => [
    id,
    [bracket('⟦'), ...accentAll(parse(text)), bracket('⟧')],
  ]);
  // react-intl takes parsed messages as well as texts; the build parses them too.
  return Object.fromEntries(entries) as Some;
}
