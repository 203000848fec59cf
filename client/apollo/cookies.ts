/** Storage of cookies: the browser, or the header of a request during server rendering. */
export interface CookieJar {
  read(name: string): string | undefined;
  write(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
}

function readFrom(header: string, name: string): string | undefined {
  const pair = header.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}

export function browserCookies(): CookieJar {
  const write = (name: string, value: string, maxAgeSeconds: number) => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const age = `Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
    document.cookie = `${name}=${encodeURIComponent(value)}; ${age}`;
  };
  return {
    read: (name) => readFrom(document.cookie, name),
    write,
    remove: (name) => write(name, '', 0),
  };
}

/** Cookies as a request brought them; what is written lives as long as the request. */
export function requestCookies(header: string): CookieJar {
  const written = new Map<string, string | undefined>();
  return {
    read: (name) => (written.has(name) ? written.get(name) : readFrom(header, name)),
    write: (name, value) => void written.set(name, value),
    remove: (name) => void written.set(name, undefined),
  };
}
