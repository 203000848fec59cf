import type { Request } from 'express';
import { readCookie } from '../read-cookie';

/**
 * The cookie that holds a staff session. No script reads it, and no other site sends it. Its prefix binds it to this
 * host over https; on a developer's loopback, where there is no https, it goes without.
 */
export function staffCookie(staffUrl: string) {
  const isSecure = staffUrl.startsWith('https:');
  const name = isSecure ? '__Host-tidebox-staff' : 'tidebox-staff';
  const options = { httpOnly: true, secure: isSecure, sameSite: 'strict', path: '/' } as const;
  return {
    read: (request: Request) => readCookie(request, name),
    keep(request: Request, session: { readonly token: string; readonly expiresAt: Date } | null) {
      if (session)
        request.res?.cookie(name, session.token, { ...options, expires: session.expiresAt });
      else request.res?.clearCookie(name, options);
    },
  };
}
