import type { Circumstances, World } from '../world';

/** Something that somebody does, or that happens. */
export interface Command {
  /** How often it is drawn, against the others. */
  readonly weight: number;
  /** `pick` chooses what it is about, and how it is done. */
  run(world: World, pick: number, circumstances: Circumstances): Promise<unknown>;
}
