/** Cookies that scripts cannot read; a client without a cookie jar keeps none. */
export interface Cookies {
  /** Returns a cookie of the request, or undefined. */
  read(name: string): string | undefined;
  /** Has the browser send it with every request for so many milliseconds. */
  keep(name: string, value: string, lifeMs: number): void;
}

/** For a caller that is no browser. */
export const noCookies: Cookies = { read: () => undefined, keep: () => undefined };
