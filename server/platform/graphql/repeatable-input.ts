import { InputType } from 'type-graphql';
import type { Repeatable } from '../idempotency/idempotency';
import { RequestKeyField } from './input-fields';

/** The key of an input that extends something else than `RepeatableInput`. */
export function RepeatKeyField(): PropertyDecorator {
  return RequestKeyField(
    'Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key ' +
      'again within 7 days answers with what the first request created and creates nothing.',
    { nullable: true },
  );
}

/** The idempotency field of every input that creates something. */
@InputType()
export abstract class RepeatableInput implements Repeatable {
  @RepeatKeyField()
  idempotencyKey?: string | null;
}
