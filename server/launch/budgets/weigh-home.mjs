import { get } from 'node:http';
import { withThrowawayServer } from '../lib/throwaway-server.mjs';
import { limits, weight } from './limits.mjs';

/** The page `/` as a guest's browser gets it from the built server. */
export async function weighHome() {
  const bytes = await withThrowawayServer({ NODE_ENV: 'development' }, (url) => bytesOf(`${url}/`));
  return weight('HTML of /', bytes, limits['HTML of /']);
}

/** Bytes of the body as sent; fetch would unpack them. */
function bytesOf(url) {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      if (response.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not brotli`));
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}
