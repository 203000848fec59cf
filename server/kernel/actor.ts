/** A person who acts in the staff console, as the look-up of their session found them. */
export interface StaffActor {
  readonly kind: 'STAFF';
  readonly staffId: string;
  readonly name: string;
  readonly sessionId: string;
  /** Name of the bench whose browser they use; never an authority. */
  readonly station: string | null;
  /** Id of the request, by which the server's log is searched. */
  readonly requestId: string | null;
}

/** Whoever runs a command on the server. */
export interface CommandActor {
  readonly kind: 'COMMAND';
  /** Name of the user of the operating system. */
  readonly name: string;
}

/** The warehouse of the demo, and the seed of its sample data. */
export interface DemoActor {
  readonly kind: 'DEMO';
}

/** Who makes a change on behalf of Tidebox. A shopper and the clock are none: what they do leaves no audit log entry. */
export type Actor = StaffActor | CommandActor | DemoActor;

export const demoActor: DemoActor = { kind: 'DEMO' };

/** The id and name of whoever acted, as rows keep them: the name stays when the person goes. */
export function signatureOf(by: Actor): { readonly id: string | null; readonly name: string } {
  switch (by.kind) {
    case 'STAFF':
      return { id: by.staffId, name: by.name };
    case 'COMMAND':
      return { id: null, name: by.name };
    case 'DEMO':
      return { id: null, name: 'demo' };
  }
}
