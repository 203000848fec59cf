import type { Request } from 'express';

/** A cookie that the request brought, or undefined; one that cannot be decoded counts as absent. */
export function readCookie({ headers }: Request, name: string): string | undefined {
  const pair = headers.cookie?.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
