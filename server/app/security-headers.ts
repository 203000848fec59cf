import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../platform/config';

/** A year, in seconds: how long browsers then come by https alone. */
export const HSTS_SECONDS = 31_536_000;

/**
 * Strict headers for every page. The token cookie is readable by scripts because the specification
 * says so; therefore no script may run that is not ours, and nothing is loaded from elsewhere.
 * `html` is the client's page: its inline styles, and no others, are let through.
 */
export function securityHeaders({ env, publicUrl }: Config, html: string): RequestHandler[] {
  const isSecure = env === 'production' && publicUrl.startsWith('https:');
  const policy = contentPolicy({ styles: inlineStylesOf(html) });
  return [
    (_, response, next) => {
      response.set('content-security-policy', policy);
      next();
    },
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // For this host only: other hosts of the domain are outside our control.
      strictTransportSecurity: isSecure && { maxAge: HSTS_SECONDS, includeSubDomains: false },
    }),
  ];
}

/** Headers that only a document needs: for each script, style and font they would waste a kilobyte. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Removes these headers from a response that browsers do not open as a document; its content type stays. */
export function leaveToDocuments(response: ServerResponse): void {
  documentHeaders.forEach((name) => response.removeHeader(name));
}

/** Inline parts of a page, allowed by the hash of their content. */
export interface InlineParts {
  readonly styles: readonly string[];
  readonly scripts?: readonly string[];
  /** Values of `style` attributes. */
  readonly styleAttributes?: readonly string[];
  /** Sources of pictures beside our own host. */
  readonly images?: readonly string[];
}

/**
 * The sources that a page may load and run, including these inline parts. Emotion fills style elements that it
 * creates empty, so an empty one is among them. `data:` pictures are the captcha and the preview of an avatar.
 */
export function contentPolicy(
  { styles, scripts = [], styleAttributes = [], images = [] }: InlineParts,
  ...more: readonly string[]
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...['', ...styles].map(hashOf)].join(' '),
    ...(styleAttributes.length > 0
      ? [["style-src-attr 'unsafe-hashes'", ...styleAttributes.map(hashOf)].join(' ')]
      : []),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...more,
  ].join('; ');
}

function hashOf(part: string): string {
  return `'sha256-${createHash('sha256').update(part).digest('base64')}'`;
}

/** Returns the contents of a page's style elements. */
export function inlineStylesOf(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => style);
}
