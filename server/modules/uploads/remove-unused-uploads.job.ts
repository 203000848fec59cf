import { HOUR_MS } from '../../kernel/clock';
import { removeUnusedUploads } from './remove-unused-uploads';

/** Clears away images that nobody put anywhere. */
export const removeUnusedUploadsJob = {
  name: 'remove unused uploads',
  everyMs: HOUR_MS,
  run: removeUnusedUploads,
};
