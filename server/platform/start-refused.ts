/** The exit code (EX_CONFIG) of a program that refused to start: another start is no help. */
export const START_REFUSED = 78;

/** What keeps every program of ours from starting until somebody changes what is around it. */
export class StartRefused extends Error {
  constructor(problems: readonly string[]) {
    super(['Tidebox cannot start:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'StartRefused';
  }
}
