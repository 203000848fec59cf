import type { RunOptions, World } from '../world';

/** An action of a person, or an event. */
export interface Command {
  /** Its relative frequency. */
  readonly weight: number;
  /** `pick` chooses what it is about, and how it is done. */
  run(world: World, pick: number, options: RunOptions): Promise<unknown>;
}
