import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { unbrokenUnits } from '../../ui/values/unbrokenUnits';
import { articleStyles } from './articleStyles';

const Prose = chakra('div', { base: articleStyles });

/** The text of an article. Links to our own pages navigate without a reload. */
export function ArticleBody({ html, language }: { html: string; language: string }) {
  const text = useText();
  const navigate = useNavigate();

  function followOwnLink(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href') ?? '';
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!href.startsWith('/') || link?.target || !isPlainClick) return;
    event.preventDefault();
    void navigate(href);
  }

  return (
    <Prose
      lang={language}
      onClick={followOwnLink}
      // Safe: the server cleans this HTML when it is written (a short list of tags, no scripts,
      // styles, handlers or pictures), and the Content-Security-Policy runs no inline script.
      // Nothing but `Article.html` may be shown here.
      dangerouslySetInnerHTML={{
        __html: withFrames(unbrokenTimes(unbrokenUnits(html)), text('articles.table')),
      }}
    />
  );
}

/** Keeps "72 hours" in one line. */
function unbrokenTimes(html: string): string {
  return html.replace(/(?<=\d) (?=hours?\b|days?\b|小时|天)/g, '\u00a0');
}

/** Tables as the server's cleaning leaves them: without attributes. */
const TABLE = /<table>.*?<\/table>/gs;

/** Lays a frame around each table of clean HTML, in which it can be moved by keys as well. */
function withFrames(html: string, label: string): string {
  return html.replace(
    TABLE,
    (table) => `<div data-table role="group" aria-label="${label}" tabindex="0">${table}</div>`,
  );
}
