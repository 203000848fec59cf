import type { ClipboardEvent } from 'react';

/**
 * For boxes of one line that take a link or a text around one: without its breaks a shared text would grow together
 * with its link.
 */
export function pasteInOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text');
  if (!/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  const input = event.currentTarget;
  const { selectionStart, selectionEnd } = input;
  const oneLine = pasted.replace(/\s+/g, ' ');
  input.setRangeText(oneLine, selectionStart ?? 0, selectionEnd ?? 0, 'end');
  // Simulates typing, so that listeners receive the new value.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
