import MarkdownIt from 'markdown-it';
import { sanitizeArticleHtml } from './sanitize-article-html';

/** HTML within Markdown is passed on, to be sanitised with the rest: steps and tables may need it. */
const markdown = new MarkdownIt({ html: true });

const TITLE = /^\s*#[ \t]+(?![ \t])(.+)(?:\r?\n|$)/;

export interface WrittenText {
  /** Title, from the first line `# Title`; empty if there is none. */
  readonly name: string;
  /** The rest of the file as Markdown. */
  readonly body: string;
}

/** Splits a Markdown file into the article's name and its body. */
export function readMarkdown(text: string): WrittenText {
  const found = TITLE.exec(text.replace(/^\uFEFF/, ''));
  const name = withoutClosing(found?.[1] ?? '');
  return { name, body: (found ? text.replace(TITLE, '') : text).trim() };
}

/** Hashes may close a heading, `# Title #`; of hashes alone one is the title. */
function withoutClosing(heading: string): string {
  return trimmedEnd(trimmedEnd(heading).replace(/(?<!#)#+$/, '')) || heading.charAt(0);
}

function trimmedEnd(text: string): string {
  return text.replace(/(?<![ \t])[ \t]+$/, '');
}

/** Joins name and body into the file that `readMarkdown` splits. */
export function writeMarkdown({ name, body }: WrittenText): string {
  return `# ${name}\n\n${body}\n`;
}

/** Returns clean HTML. Sanitising it again changes nothing. */
export function renderMarkdown(body: string): string {
  return sanitizeArticleHtml(markdown.render(body));
}
