import { In } from 'typeorm';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import { publicPathOf } from '../../platform/storage/storage';
import { Upload } from './upload.entity';

/** Paths of stored images, by their id. */
export const uploadUrlById: LoaderDefinition<string, string | null> = async ({ db }, ids) => {
  const uploads = await db.read.findBy(Upload, { id: In([...ids]) });
  return oneForEach(ids, uploads, (upload) => upload.id).map(
    (upload) => upload && publicPathOf(upload.fileName),
  );
};
