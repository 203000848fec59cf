import type { EntityManager } from 'typeorm';
import { DAY_MS, later, MINUTE_MS } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { hashToken, newToken } from '../../../kernel/tokens';
import type { Services } from '../../../platform/services';
import { AccountToken, type LinkPurpose } from './account-token.entity';

/** Lifetime of each kind of link (CO-01) and the path it points to. */
const kinds: Record<LinkPurpose, { readonly lifeMs: number; readonly path: string }> = {
  VERIFY: { lifeMs: DAY_MS, path: '/user/result?purpose=VERIFY&token=' },
  ACTIVATE_EMAIL: { lifeMs: DAY_MS, path: '/user/result?purpose=ACTIVATE_EMAIL&token=' },
  RESET: { lifeMs: 30 * MINUTE_MS, path: '/user/resetPassword?token=' },
};

/** A link that is about to be mailed; only its hash is stored. */
export interface MailedLink {
  readonly purpose: LinkPurpose;
  readonly url: string;
  readonly tokenHash: string;
}

/** Creates a link to our own host as configured, never to one that a request names. */
export function newLink({ publicUrl }: Services, purpose: LinkPurpose): MailedLink {
  const token = newToken();
  return {
    purpose,
    url: `${publicUrl}${kinds[purpose].path}${token}`,
    tokenHash: hashToken(token),
  };
}

/** Stores a link in the same commit as the email that carries it. */
export async function keepLink(
  tx: EntityManager,
  { purpose, tokenHash }: MailedLink,
  owner: { readonly userId: string | null; readonly sentTo: string },
  now: Date,
): Promise<void> {
  const expiresAt = later(now, kinds[purpose].lifeMs);
  await tx.insert(AccountToken, {
    ...{ id: newId(), ...owner, purpose, tokenHash },
    ...{ createdAt: now, expiresAt, usedAt: null },
  });
}
