import { InputRefused } from './input-refused';

interface Limits {
  /** 1 makes the words required. */
  readonly min?: 0 | 1;
  readonly max: number;
}

/**
 * Returns an operator's text without the white space around it. SQLite would store any length, MySQL fail at the
 * column's.
 * @throws InputRefused
 */
export function checkedWords(field: string, text: string, { min = 0, max }: Limits): string {
  const words = text.trim();
  if (words.length < min) throw new InputRefused({ [field]: { key: 'required', params: {} } });
  if (words.length > max) throw new InputRefused({ [field]: { key: 'tooLong', params: { max } } });
  return words;
}
