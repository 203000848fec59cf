import { callEndpoint } from './callEndpoint';
import type { Session } from './session';

interface UploadedImage {
  id: string;
  url: string;
}

/** Stores one picture (POST /uploads). Throws an Error with the server's sentence when refused. */
export async function uploadImage(
  file: File,
  session: Session,
  language: string,
): Promise<UploadedImage> {
  const body = new FormData();
  body.append('file', file);
  const response = await callEndpoint('/uploads', { method: 'POST', body }, session, language);
  return (await response.json()) as UploadedImage;
}
