import { createContext, use } from 'react';
import type { StaffPersonFragment } from './gql/graphql';

export type StaffPerson = StaffPersonFragment;

const PersonContext = createContext<StaffPerson | null>(null);

export const PersonProvider = PersonContext.Provider;

/** The person who is signed in; screens exist for nobody else. */
export function usePerson(): StaffPerson {
  const person = use(PersonContext);
  if (!person) throw new Error('A screen of the console was shown to nobody');
  return person;
}
