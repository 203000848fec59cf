import { render, toPlainText } from '@react-email/render';
import { EmailLayout } from './email-layout';
import type { EmailContent } from './email-content';

/** An email for mail programs that show HTML, and for those that show text alone. */
export interface RenderedEmail {
  readonly html: string;
  readonly text: string;
}

/** Renders an email. Loading this takes some 45 MB: see `email-composer.ts`. */
export async function renderEmail(content: EmailContent): Promise<RenderedEmail> {
  const html = await render(<EmailLayout {...content} />);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: '[data-skip-in-text]', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
    ],
  });
  return { html, text };
}
