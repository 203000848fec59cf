import type { StaffEntryFragment } from '../../gql/graphql';
import type { MessageId } from '../../i18n/catalogue';

export type DecisionName = 'roles' | 'suspend' | 'reinstate' | 'end' | 'link' | 'linkWithoutFactor';

/** Something that an owner decides about a person. */
export interface Decision {
  readonly name: DecisionName;
  readonly letter: string;
  readonly title: MessageId;
  /** What becomes of it, said before it happens. */
  readonly consequence: MessageId;
  /** What the line says once it has happened. */
  readonly done: MessageId;
  /** Takes something away from the person. */
  readonly isSevere?: boolean;
}

const all = {
  roles: {
    ...{ name: 'roles', letter: 'R', title: 'people.roles.title' },
    ...{ consequence: 'people.roles.consequence', done: 'people.roles.done' },
  },
  suspend: {
    ...{ name: 'suspend', letter: 'S', title: 'people.suspend.title', isSevere: true },
    ...{ consequence: 'people.suspend.consequence', done: 'people.suspend.done' },
  },
  reinstate: {
    ...{ name: 'reinstate', letter: 'S', title: 'people.reinstate.title' },
    ...{ consequence: 'people.reinstate.consequence', done: 'people.reinstate.done' },
  },
  end: {
    ...{ name: 'end', letter: 'E', title: 'people.end.title', isSevere: true },
    ...{ consequence: 'people.end.consequence', done: 'people.end.done' },
  },
  link: {
    ...{ name: 'link', letter: 'N', title: 'people.link.title' },
    ...{ consequence: 'people.link.consequence', done: 'people.link.done' },
  },
  linkWithoutFactor: {
    ...{ name: 'linkWithoutFactor', letter: 'O', title: 'people.linkWithoutFactor.title' },
    ...{ isSevere: true, consequence: 'people.linkWithoutFactor.consequence' },
    done: 'people.link.done',
  },
} as const satisfies Record<DecisionName, Decision>;

/** Returns what may be decided about a person as they are. */
export function decisionsFor({ status, hasFactor, sessions }: StaffEntryFragment): Decision[] {
  const isSuspended = status === 'SUSPENDED';
  return [
    all.roles,
    ...(sessions.length > 0 ? [all.end] : []),
    ...(isSuspended ? [] : [all.link]),
    ...(!isSuspended && hasFactor ? [all.linkWithoutFactor] : []),
    isSuspended ? all.reinstate : all.suspend,
  ];
}
