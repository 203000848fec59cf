import { escapeHtml } from '../kernel/escape-html';
import type { Renderer } from '../modules/emails/renderer';

/** Draws emails without React, which takes seconds to load; what an email says is all there. */
export const plainRenderer: Renderer = {
  render({ language, greeting, paragraphs, facts, action, note, questions, sender }) {
    const lines = [
      greeting,
      ...paragraphs,
      ...facts.map(([label, value]) => `${label}: ${value}`),
      ...(action ? [`${action.label} ${action.url}`] : []),
      ...(note ? [note] : []),
      `${questions} ${sender.serviceEmail}`,
    ];
    const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
    return Promise.resolve({
      text: lines.join('\n\n'),
      html: `<html lang="${language}">${html}</html>`,
    });
  },
  release: () => undefined,
};
