import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors';
import { Upload } from './upload.entity';

/** @throws DomainError NOT_FOUND unless the image was uploaded by this shopper. */
export async function requireOwnUpload(
  em: EntityManager,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await em.existsBy(Upload, { userId, id }))) throw new DomainError('NOT_FOUND');
}
