import { useState } from 'react';
import { tabStorage } from '../../../apollo/browserStorage';

const KEY = 'pendingEmail';
const DAY_MS = 24 * 60 * 60 * 1000;

interface PendingEmail {
  viewerId: string;
  email: string;
  /** Time of the request, in milliseconds since the epoch. */
  askedAt: number;
}

/**
 * Returns the address to which this window sent an activation link. The server does not return it, because
 * that would reveal whether the address belongs to somebody else.
 */
export function usePendingEmail({ id, email: present }: { id: string; email: string }) {
  const [pending, setPending] = useState(read);
  const isOpen = pending?.viewerId === id && pending.email !== present.toLowerCase();
  return {
    pendingEmail: isOpen ? pending.email : null,
    keepPending(email: string) {
      const asked = { viewerId: id, email: email.toLowerCase(), askedAt: Date.now() };
      tabStorage.save(KEY, asked);
      setPending(asked);
    },
  };
}

function read(): PendingEmail | null {
  const pending = tabStorage.read(KEY) as PendingEmail | null;
  return pending && Date.now() - pending.askedAt < DAY_MS ? pending : null;
}
