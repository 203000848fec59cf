import { invisibleCharacters } from './address';

const MAX_TITLE_LENGTH = 200;
const invisible = new RegExp(`[${invisibleCharacters}]`, 'g');

/** Texts in brackets that shops use for other purposes than a title. */
const labels =
  /^(?:淘宝|天猫|天猫国际|京东|闲鱼|微店|1688|阿里巴巴|包邮|转卖|拼多多|楽天市場|楽天|メルカリ|ラクマ)?$/;

/** Phrases that apps and shops add to a title, and codes that only an app understands. */
const sharePhrases: readonly RegExp[] = [
  /<[^<>]*>/g,
  // A link, and the code that Taobao adds to it.
  /\b(?:https?:\/\/|https?%3a|(?:[\w-]+\.)+[a-z]{2,}\/)\S*(?:\s+[A-Z]{2}\d{3,5}(?=\s|$))?/gi,
  /([￥€$¥])[0-9A-Za-z]{8,16}\1/g,
  /(?:点击链接|长按复制|复制(?:本条|此条|这段|整段)?|打开(?:👉)?(?:手机)?(?:淘宝|天猫|京东|闲鱼|微店|1688|APP)|或者\s*淘宝搜索).*/gi,
  /^.*?\b(?:found on (?:ebay|amazon)|check (?:this|it) out|look (?:at|what)|I found)[^:：]*[:：]/i,
  /\s[|｜-]\s*(?:ebay|amazon(?:\.[a-z.]+)?|メルカリ|mercari|ラクマ|ヤフオク!?|楽天市場)(?!\w).*/i,
  /[#＃]\p{L}\S*/gu,
  /【[^【】]*】/g,
];

/**
 * Returns the title in a shared text, at most 200 characters long: in brackets, or the rest without the link
 * and the phrases of the app. Empty if there is none.
 */
export function titleBeside(text: string): string {
  const visible = text.replace(/\s+/g, ' ').replace(invisible, '');
  const title = quotedIn(visible) ?? withoutSurroundings(visible);
  // A price, or the number of a share, is no title.
  const isName = /[\p{L}\p{N}]{2}/u.test(title) && /\p{L}/u.test(title);
  return isName ? [...title].slice(0, MAX_TITLE_LENGTH).join('') : '';
}

function withoutSurroundings(text: string): string {
  const named = text.replace(/\[([^\][]+)\]\([^)]*\)/g, ' $1 '); // [Jacket](https://…)
  const left = sharePhrases.reduce((rest, words) => rest.replace(words, ' '), named);
  return left
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:;|，。：；、!！-]+|(?<![\s,:;|，：；、(-])[\s,:;|，：；、(-]+$/g, '');
}

/** Returns the longest text in corner brackets, or in others if it is no label of a shop. */
function quotedIn(text: string): string | null {
  const corners = longestOf(text, /[「『]([^「」『』]+)[」』]/g);
  const inner = corners && /发布了?【([^】]+)】/.exec(corners)?.[1];
  return inner ?? corners ?? longestOf(text, /【([^【】]+)】/g);
}

function longestOf(text: string, quotes: RegExp): string | null {
  const quoted = [...text.matchAll(quotes)].map(([, words = '']) => words.trim());
  const titles = quoted.filter((words) => !labels.test(words) && !words.includes('://'));
  return titles.sort((one, other) => other.length - one.length)[0] ?? null;
}
