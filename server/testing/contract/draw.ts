import { createHash } from 'node:crypto';
import * as fc from 'fast-check';

/** Draws the random values of one case; the same seed gives the same ones. */
export class Draw {
  /** True if this case is to be valid by the description; the others are broken at random. */
  readonly isValid: boolean;

  constructor(private readonly generate: fc.GeneratorValue) {
    this.isValid = this.chance(60);
  }

  /** True if a value is to differ from its description. */
  isWrong(): boolean {
    return !this.isValid && this.chance(8);
  }

  /** A number of a valid or a broken case. */
  count(min = 0, max = 2 ** 31 - 1): number {
    if (this.isValid) return Math.min(Math.max(this.number(1, 5), min), max);
    return this.one([min, max, this.number(min, max), this.number(-2, 100)]);
  }

  /** True in so many cases of a hundred. */
  chance(percent: number): boolean {
    return this.number(0, 99) >= 100 - percent;
  }

  number(min: number, max: number): number {
    return this.generate(fc.integer, { min, max });
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.number(0, choices.length - 1)] as T;
  }

  /** Some of them, at least one, in their order. */
  some<T>(choices: readonly T[], most: number): T[] {
    const wanted = new Set(Array.from({ length: most }, () => this.number(0, choices.length - 1)));
    return choices.filter((_, index) => wanted.has(index));
  }

  times<T>(min: number, max: number, make: () => T): T[] {
    return Array.from({ length: this.number(min, max) }, make);
  }

  /** Any text: empty, long, of every alphabet, with quotes and control characters. */
  text(): string {
    return this.one([
      () => this.generate(fc.string, { unit: 'binary', maxLength: 40 }),
      () => this.generate(fc.string, { unit: 'grapheme', maxLength: 40 }),
      () => this.one(['', ' ', '\u0000', "' OR 1=1 --", '%', '_', '<b>', '{', '茶'.repeat(2_000)]),
      () => this.one(['null', '0', '-1', 'true', '[]', '../..', 'constructor', '__proto__']),
    ])();
  }

  /** Any value that JSON can say. */
  json(): unknown {
    return this.one<() => unknown>([
      () => null,
      () => this.text(),
      () => this.generate(fc.jsonValue, { maxDepth: 2 }),
      () => this.one([0, -1, 1.5, 1e300, 2 ** 31, Number.MAX_SAFE_INTEGER]),
      () => this.chance(50),
    ])();
  }
}

/** The number of cases per operation and the seed: from the command line, or of the day. */
export const runs = Number(process.env['CONTRACT_RUNS'] ?? 2);
export const seed = Number(process.env['CONTRACT_SEED'] ?? Date.now() % 2 ** 31);

/** Runs so many cases of an operation. A failure reports how to repeat it, with request and response. */
export async function forCases(
  operation: string,
  check: (draw: Draw) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(fc.gen(), (generate) => check(new Draw(generate)));
  const options = { seed: ownSeed(operation), numRuns: runs, endOnFailure: true };
  const { failed, errorInstance } = await fc.check(property, options);
  if (!failed) return;
  const again = `npm run test:contract -- --seed=${seed} --runs=${runs} -t '${operation}'`;
  const { message, cause } = errorInstance as Error;
  throw new Error(`${message}\nagain: ${again}`, { cause });
}

/** Each operation has its own, or all would be asked by the same guests in the same way. */
function ownSeed(operation: string): number {
  return createHash('sha256').update(`${seed} ${operation}`).digest().readInt32BE();
}
