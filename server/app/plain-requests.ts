import type { RequestHandler } from 'express';

const HOST_OF_ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const ADDRESS_WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/**
 * Brings what is lawful in several forms into the one that everything behind it reads. A target that names a
 * host (RFC 9112, 3.2.2) becomes its path, so that nobody is led on to that host. Addresses that a proxy
 * forwards with their ports lose them: with its port each would be none, and all clients count as one.
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
