import sharp from 'sharp';
import type { TestClient } from '../test-client';

/** A small picture in the given format. */
export function drawImage(
  format: 'png' | 'jpeg' | 'gif' | 'webp' = 'png',
  size = { width: 12, height: 8 },
): Promise<Buffer> {
  const picture = { ...size, channels: 3, background: '#1f7a8c' } as const;
  return sharp({ create: picture }).toFormat(format).toBuffer();
}

/** Sends a file to the upload endpoint, as the form of a browser does. */
export function sendFile(
  client: TestClient,
  content: Buffer,
  fileName: string,
  field = 'file',
  endpoint = '/uploads',
): Promise<Response> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), fileName);
  return client.fetch(endpoint, { method: 'POST', body: form });
}

/** Uploads a small picture; returns its id and URL. */
export async function buildUpload(client: TestClient): Promise<{ id: string; url: string }> {
  const response = await sendFile(client, await drawImage(), 'picture.png');
  return (await response.json()) as { id: string; url: string };
}
