import type { FieldPolicy } from '@apollo/client';

/** A list that the server always sends whole: the new one takes the place of the old. */
export const replace: FieldPolicy = { merge: false };
