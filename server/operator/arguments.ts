import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { parseYuan, type Money } from '../kernel/money';

/** Parses a whole number from 1. */
export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('Expected a whole number from 1.');
  return Number(text);
}

export interface Size {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Parses millimetres: 300x200x100. */
export function parseSize(text: string): Size {
  const match = /^([1-9]\d{0,4})x([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(text);
  if (!match) throw new InvalidArgumentError('Expected millimetres like 300x200x100.');
  const [lengthMm = 0, widthMm = 0, heightMm = 0] = match.slice(1).map(Number);
  return { lengthMm, widthMm, heightMm };
}

/** Parses an amount of money in yuan: 1,234.50. */
export function parseAmount(text: string): Money {
  try {
    return parseYuan(text);
  } catch {
    throw new InvalidArgumentError('Expected yuan like 1,234.50.');
  }
}

/** Reads a file in UTF-8. */
export function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    throw new InvalidArgumentError(`Cannot read ${path} as a text in UTF-8.`);
  }
}

export interface Photo {
  readonly fileName: string;
  readonly content: Buffer;
}

/** Reads another file of a repeatable option. */
export function readPhoto(path: string, photos: readonly Photo[] = []): Photo[] {
  try {
    return [...photos, { fileName: basename(path), content: readFileSync(path) }];
  } catch {
    throw new InvalidArgumentError(`Cannot read the file ${path}.`);
  }
}
