/** The exit code (EX_CONFIG) of a program that refused to start: restarting does not help. */
export const START_REFUSED = 78;

/** A condition of the environment that keeps our programs from starting until somebody changes it. */
export class StartRefused extends Error {
  constructor(private readonly problems: readonly string[]) {
    super('');
    this.name = 'StartRefused';
    this.message = this.saying('Tidebox cannot start');
  }

  /** Returns the problems below what they prevent. */
  saying(what: string): string {
    return [`${what}:`, ...this.problems.map((problem) => `  ${problem}`)].join('\n');
  }
}
