/** One test: its file, and its title as it is written there. */
export type Evidence = readonly [file: string, title: string];

/** The work to which what is still open belongs. */
export type Work = 'payment methods';

/** The tests that show a requirement; where they do not suffice, what is open and with which work. */
export interface Requirement {
  readonly shownBy: readonly Evidence[];
  readonly open?: Work | `${Work}: ${string}`;
}

export type Requirements = Readonly<Record<string, Requirement>>;

export const shown = (...shownBy: Evidence[]): Requirement => ({ shownBy });
export const partly = (open: Requirement['open'], ...shownBy: Evidence[]): Requirement => ({
  open,
  shownBy,
});
