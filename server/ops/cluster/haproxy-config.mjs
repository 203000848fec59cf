/** Seconds after which a client that was refused may ask again. */
const RETRY_AFTER_SECONDS = 1;

/** What a client receives instead of a bare 502, 503 or 504: the same refusal that an overloaded server gives. */
export const unavailable = [
  'HTTP/1.0 503 Service Unavailable',
  'Cache-Control: no-store',
  `Retry-After: ${RETRY_AFTER_SECONDS}`,
  'Content-Type: application/json',
  '',
  '{"errors":[{"message":"Please try again in a moment.","extensions":{"code":"BUSY"}}]}',
  '',
].join('\r\n');

/**
 * Returns the configuration of HAProxy for some web processes: requests alternate between them, one that fails its
 * readiness check receives none, and a request is sent again only if no connection was made, since an order must
 * not be submitted twice. `X-Served-By` names the process.
 */
export function haproxyConfig({ port, webPorts, unavailableFile }) {
  return `
global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 65s
  timeout server 60s
  timeout tunnel 1h
  timeout queue 5s
  timeout check 1s
  retries 3
  retry-on conn-failure
  option redispatch
  option forwardfor
  ${[502, 503, 504].map((status) => `errorfile ${status} ${unavailableFile}`).join('\n  ')}
frontend shop
  bind 127.0.0.1:${port}
  default_backend web
backend web
  balance roundrobin
  http-reuse safe
  option httpchk GET /readyz
  default-server check inter 500ms fall 1 rise 1
  http-response set-header X-Served-By %s
${webPorts.map((webPort, at) => `  server web${at + 1} 127.0.0.1:${webPort}`).join('\n')}
`;
}
