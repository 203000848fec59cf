/** What a browser keeps for us and its scripts cannot read; a program without a cookie jar keeps nothing. */
export interface Cookies {
  /** A cookie that the request brought, or undefined. */
  read(name: string): string | undefined;
  /** Has the browser send it with every request for so many milliseconds. */
  keep(name: string, value: string, lifeMs: number): void;
}

/** Of a caller that is no browser. */
export const noCookies: Cookies = { read: () => undefined, keep: () => undefined };
