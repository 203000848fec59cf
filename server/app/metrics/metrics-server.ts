import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Services } from '../../platform/services';
import { openPrometheus } from './prometheus';

/** The services of a server whose figures are counted, and how to end that. */
interface Watched {
  readonly services: Services;
  readonly closeMetrics: () => void;
}

/**
 * Serves `/metrics` on a port of its own that shoppers cannot reach, because the figures reveal the state of the
 * business.
 * @throws Error if the port is taken
 */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  services: Services,
): Promise<Watched> {
  const metrics = openPrometheus(services);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    services: { ...services, metrics },
    closeMetrics() {
      metrics.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
