export const nextActors = ['SHOPPER', 'OPERATOR', 'CARRIER'] as const;
export type NextActor = (typeof nextActors)[number];

/** The next actor, the action, which modules name, and the deadline; `by` is null if there is none. */
export interface NextStep<Action extends string = string> {
  readonly actor: NextActor;
  readonly action: Action;
  readonly by: Date | null;
}
