/** Tables as the server's cleaning leaves them: without attributes. */
const TABLE = /<table>.*?<\/table>/gs;

/** Lays a frame around each table of clean HTML, in which it can be moved by keys as well. */
export function withFrames(html: string, label: string): string {
  return html.replace(
    TABLE,
    (table) => `<div data-table role="group" aria-label="${label}" tabindex="0">${table}</div>`,
  );
}
