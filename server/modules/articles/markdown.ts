import MarkdownIt from 'markdown-it';
import { sanitizeArticleHtml } from './sanitize-article-html';

/** HTML within Markdown passes, to be cleaned like all the rest: steps and tables may need it. */
const markdown = new MarkdownIt({ html: true });

const TITLE = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/;

export interface WrittenText {
  /** Of the first line, `# Title`; empty where there is none. */
  readonly name: string;
  /** What follows it, as Markdown. */
  readonly body: string;
}

/** Takes a Markdown file apart into the article's name and its body. */
export function readMarkdown(text: string): WrittenText {
  const found = TITLE.exec(text.replace(/^\uFEFF/, ''));
  const name = found?.[1] ?? '';
  return { name, body: (found ? text.replace(TITLE, '') : text).trim() };
}

/** Puts an article together as `readMarkdown` takes it apart. */
export function writeMarkdown({ name, body }: WrittenText): string {
  return `# ${name}\n\n${body}\n`;
}

/** Returns clean HTML. Cleaning it again changes nothing. */
export function renderMarkdown(body: string): string {
  return sanitizeArticleHtml(markdown.render(body));
}
