export const nextActors = ['SHOPPER', 'OPERATOR', 'CARRIER'] as const;
export type NextActor = (typeof nextActors)[number];

export type NextAction =
  | 'PAY'
  | 'ANSWER_QUESTION'
  | 'BUY'
  | 'RECEIVE'
  | 'PACK'
  | 'PAY_PARCEL'
  | 'DECIDE_REFUND'
  | 'SHIP'
  | 'DELIVER'
  | 'CONFIRM_RECEIPT';

/** Who acts next on an order or package, on what, and until when; `by` is null where no instant is set. */
export interface NextStep {
  readonly actor: NextActor;
  readonly action: NextAction;
  readonly by: Date | null;
}
