import type { TimelineActor } from '../../kernel/timeline';
import { TimelineActorEnum } from '../graphql/timeline.types';
import { choice, id, instant, list, model, text } from './shape';

/** The timeline of an order or a package as the REST calls answer it. */
export const timelineShape = list(
  'What happened, oldest first.',
  model('TimelineEvent', 'One line of the timeline of an order or a package.', {
    id: id('Public id of the event.'),
    event: text('Name of the event, the same in every language.', 'submit'),
    label: text('What happened, in the language of the request.', 'Order submitted'),
    actor: choice('Who made it happen.', TimelineActorEnum, 'SHOPPER'),
    note: text('What was noted with it; may be empty.', ''),
    at: instant('When it happened.'),
  }),
);

interface Line {
  readonly id: string;
  readonly event: string;
  readonly label: string;
  readonly actor: TimelineActor;
  readonly note: string;
  readonly at: Date;
}

/** Shows a timeline. */
export function presentTimeline(lines: readonly Line[]) {
  return lines.map(({ id, event, label, actor, note, at }) => ({
    ...{ id, event, label, actor, note, at },
  }));
}
