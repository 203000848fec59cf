import { get } from 'node:http';

/**
 * Returns the bytes of a page's body as brotli, as a browser receives it, without the response headers; fetch
 * would decompress it.
 * @throws Error when the response is not 200, or not brotli
 */
export function brotliBytes(url) {
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
