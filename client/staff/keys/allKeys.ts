import type { MessageId } from '../i18n/catalogue';

interface KeyGroup {
  readonly title: MessageId;
  readonly keys: readonly (readonly [keys: string, does: MessageId])[];
}

/** All keys, as `?` and the scanner's test sheet show them. */
export const allKeys: readonly KeyGroup[] = [
  {
    title: 'keys.everywhere',
    keys: [
      ['F9 … Enter', 'keys.scan'],
      ['/', 'keys.find'],
      ['G … T B R S P C F M W L', 'keys.go'],
      ['?', 'keys.these'],
      ['Esc', 'keys.esc'],
      ['H', 'keys.tape'],
      ['Alt+J', 'keys.language'],
      ['Alt+D', 'keys.shade'],
    ],
  },
  {
    title: 'keys.lists',
    keys: [
      ['J', 'keys.next'],
      ['K', 'keys.previous'],
      ['L', 'keys.more'],
      ['Ctrl+Enter', 'keys.decide'],
    ],
  },
  {
    title: 'keys.fields',
    keys: [
      ['0–9 . ,', 'keys.figures'],
      ['Alt + A…Z', 'keys.alt'],
      ['Enter', 'keys.enter'],
      ['Shift+Tab', 'keys.back'],
    ],
  },
];
