import type { EntityManager } from 'typeorm';
import type { Language } from '../../kernel/language';
import { User } from './user.entity';

/** Where a shopper gets emails, and in which language. */
export interface Addressee {
  readonly to: string;
  readonly language: Language;
}

/** Looks an addressee up; one statement. */
export async function addresseeOf(em: EntityManager, id: string): Promise<Addressee> {
  const { email: to, language } = await em.findOneOrFail(User, {
    select: { email: true, language: true },
    where: { id },
  });
  return { to, language };
}
