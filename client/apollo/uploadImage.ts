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
  const response = await fetch('/uploads', {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${session.token() ?? ''}`, 'client-lang': language },
  });
  const answer = (await response.json()) as UploadedImage & { code?: string; message?: string };
  if (answer.code === 'PLEASE_LOGIN') session.lose();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}
