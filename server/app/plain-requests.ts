import type { RequestHandler } from 'express';

const HOST_OF_ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const ADDRESS_WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/**
 * Normalises requests before any other handler. A target that names a host (RFC 9112, 3.2.2) becomes its path,
 * so that no redirect leads to that host. Client addresses that a proxy forwards with their ports lose them:
 * with a port none would be valid, and all clients would count as one.
 */
export const plainRequests: RequestHandler = (request, _, next) => {
  const rest = request.url.replace(HOST_OF_ABSOLUTE_FORM, '');
  if (rest !== request.url) {
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    request.originalUrl = request.url;
  }
  const forwarded = request.headers['x-forwarded-for'];
  if (forwarded !== undefined)
    request.headers['x-forwarded-for'] = String(forwarded).split(',').map(withoutPort).join(', ');
  next();
};

function withoutPort(text: string): string {
  const address = text.trim();
  const [, v6, v4] = ADDRESS_WITH_PORT.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
