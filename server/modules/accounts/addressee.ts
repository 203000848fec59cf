import type { EntityManager } from 'typeorm';
import type { Language } from '../../kernel/language';
import type { Viewer } from '../../kernel/viewer';
import { User } from './user.entity';

/** Address and language of a shopper's emails. */
export interface Addressee {
  readonly to: string;
  readonly language: Language;
  /** Kinds of notifications that they want no email about, separated by spaces. */
  readonly mutedEmails: string;
}

/** Looks an addressee up; one statement. */
export async function addresseeOf(em: EntityManager, id: string): Promise<Addressee> {
  const { email: to, ...chosen } = await em.findOneOrFail(User, {
    select: { email: true, language: true, mutedEmails: true },
    where: { id },
  });
  return { to, language: chosen.language, mutedEmails: chosen.mutedEmails };
}

/** Returns the addressee of the shopper who makes a request; no statement. */
export function addresseeOfViewer({ email: to, language, mutedEmails }: Viewer): Addressee {
  return { to, language, mutedEmails };
}
