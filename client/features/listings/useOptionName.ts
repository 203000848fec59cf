import { useText } from '../../i18n/useText';

/** Names of the vocabulary, which pages use in whatever language they are written. */
const plainNames = ['color', 'size', 'material', 'pattern'] as const;
type PlainName = (typeof plainNames)[number];
const isPlain = (name: string): name is PlainName => plainNames.includes(name as PlainName);

/** Returns how to name a thing in which variants differ: in the shopper's language where that is known. */
export function useOptionName(): (name: string) => string {
  const text = useText();
  return (name) =>
    isPlain(name) ? text(`listings.option.${name}`) : name || text('listings.variant');
}

/** Returns what to say while nothing is chosen of such a thing: "Choose a size". */
export function useChoosePrompt(): (name: string) => string {
  const text = useText();
  return (name) => {
    if (isPlain(name)) return text(`listings.choose.${name}`);
    return name ? text('listings.choose.other', { name }) : text('listings.choose.variant');
  };
}
