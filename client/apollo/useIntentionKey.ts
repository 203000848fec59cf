import { useRef } from 'react';
import type { OperationVariables } from '@apollo/client';

/** Something that the shopper is about to create. */
export interface Intention {
  /** Returns the variables with the key of this intention in their input. */
  withKey<TVariables extends OperationVariables>(variables: TVariables): TVariables;
  /** Ends it: the next one has a new key. */
  done(): void;
}

/**
 * Gives the input of a creating mutation its idempotency key, one for each intention: the same input
 * sent again, by a second click or after a broken connection, has the same key; another input, or
 * the next one after `done`, has a new one.
 */
export function useIntentionKey(): Intention {
  const intention = useRef<{ asked: string; key: string } | null>(null);
  return {
    withKey(variables) {
      const asked = JSON.stringify(variables);
      if (intention.current?.asked !== asked)
        intention.current = { asked, key: newIdempotencyKey() };
      const { input } = variables as { input?: object };
      return { ...variables, input: { ...input, idempotencyKey: intention.current.key } };
    },
    done() {
      intention.current = null;
    },
  };
}

const KEY_BYTES = 16;

/**
 * A fresh idempotency key: 128 random bits in hexadecimal. Not `crypto.randomUUID`, which browsers
 * keep from pages that come over plain http.
 */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
