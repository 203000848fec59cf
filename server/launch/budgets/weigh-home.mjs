import { brotliBytes } from '../lib/brotli-bytes.mjs';
import { withThrowawayServer } from '../lib/throwaway-server.mjs';
import { limits, weight } from './limits.mjs';

/** Pages name their own address: by this one they weigh the same on whatever port they are served. */
const PUBLIC_URL = 'https://www.tidebox.example';

/** The page `/` as a guest's browser gets it from the built server. */
export async function weighHome() {
  const bytes = await withThrowawayServer({ NODE_ENV: 'development', PUBLIC_URL }, (url) =>
    brotliBytes(`${url}/`),
  );
  return weight('HTML of /', bytes, limits['HTML of /']);
}
