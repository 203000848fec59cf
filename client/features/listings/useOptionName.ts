import { useText } from '../../i18n/useText';

/** Names of the vocabulary, which pages use in whatever language they are written. */
const plainNames = ['color', 'size', 'material', 'pattern'] as const;
type PlainName = (typeof plainNames)[number];
const isPlain = (name: string): name is PlainName => plainNames.includes(name as PlainName);

/** Returns a function that translates the name of an option, where a translation is known. */
export function useOptionName(): (name: string) => string {
  const text = useText();
  return (name) =>
    isPlain(name) ? text(`listings.option.${name}`) : name || text('listings.variant');
}

/** Returns a function for the prompt of a missing option: "Choose a size". */
export function useChoosePrompt(): (name: string) => string {
  const text = useText();
  return (name) => {
    if (isPlain(name)) return text(`listings.choose.${name}`);
    return name ? text('listings.choose.other', { name }) : text('listings.choose.variant');
  };
}
