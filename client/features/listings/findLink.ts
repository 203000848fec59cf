/** Ends a link inside a text: white space, quotes, brackets and the punctuation of Chinese. */
const ends = '\\s<>"\'`“”‘’「」『』【】《》〈〉（）［］，。、！？；：…￥';
const anyLink = new RegExp(`https?://[^${ends}]+`, 'i');
/** Words in Chinese often follow a link without a space, so that it ends with its ASCII letters. */
const plainLink = new RegExp(`https?://(?:(?![${ends}])[\\x21-\\x7e])+`, 'i');

/**
 * The link in what a shopper pasted: a link, or the whole text that the app of a shop shares, such
 * as "【Shop】https://m.example/h.5x?tk=a 「Jacket」 open the app". Of several links it is the first.
 * Where there is none it answers the trimmed text, which the server then refuses in its own words.
 */
export function findLink(pasted: string): string {
  const text = pasted.trim();
  const whole = anyLink.exec(text)?.[0];
  if (!whole || whole === text) return text;
  return withoutClosingMarks(plainLink.exec(text)?.[0] ?? whole);
}

/** A full stop or a bracket at the end belongs to the sentence, unless the link opened the bracket. */
function withoutClosingMarks(link: string): string {
  const shorter = link.replace(/[.,;:!?*_~|]+$/, '');
  const closing = /[)\]}]$/.exec(shorter)?.[0];
  const opened = closing && shorter.includes({ ')': '(', ']': '[', '}': '{' }[closing] ?? closing);
  return closing && !opened ? withoutClosingMarks(shorter.slice(0, -1)) : shorter;
}
