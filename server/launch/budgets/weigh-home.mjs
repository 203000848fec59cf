import { brotliBytes } from '../lib/brotli-bytes.mjs';
import { withThrowawayServer } from '../lib/throwaway-server.mjs';
import { limits, weight } from './limits.mjs';

/** The page `/` as a guest's browser gets it from the built server. */
export async function weighHome() {
  const bytes = await withThrowawayServer({ NODE_ENV: 'development' }, (url) =>
    brotliBytes(`${url}/`),
  );
  return weight('HTML of /', bytes, limits['HTML of /']);
}
