import { render, toPlainText } from '@react-email/render';
import { LetterFrame } from './letter-frame';
import type { Sheet } from './word-letter';

/** A letter for mail programs that show HTML, and for those that show text alone. */
export interface Printed {
  readonly html: string;
  readonly text: string;
}

/** Draws a sheet. Loading this takes some 45 MB: see `letter-press.ts`. */
export async function renderSheet(sheet: Sheet): Promise<Printed> {
  const html = await render(<LetterFrame {...sheet} />);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: '[data-skip-in-text]', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
    ],
  });
  return { html, text };
}
