import type { Request } from 'express';
import type { Cookies } from '../platform/http/cookies';
import type { Services } from '../platform/services';

/** Returns a cookie of the request, or undefined; one that cannot be decoded counts as absent. */
export function readCookie({ headers }: Request, name: string): string | undefined {
  const pair = headers.cookie?.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** The cookies of a request that its scripts cannot read, and of its response; over HTTPS they stay there. */
export function cookiesOf(request: Request, { publicUrl }: Services): Cookies {
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  } as const;
  return {
    read: (name) => readCookie(request, name),
    keep: (name, value, maxAge) => request.res?.cookie(name, value, { ...options, maxAge }),
  };
}
