import { createHash } from 'node:crypto';
import type { FindDocument } from '../app/staff/staff-documents';
import type { Answer, RefusedError } from './test-client';

type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- stories read answers freely
type Variables = Record<string, unknown>;

/** Documents that stories of this process persist before they send them, as the console's build does. */
const documents = new Map<string, string>();

export const findTestDocument: FindDocument = (hash) => documents.get(hash);

/** Returns the hash under which a document is known from now on. */
export function persist(query: string): string {
  const hash = createHash('sha256').update(query).digest('hex');
  documents.set(hash, query);
  return hash;
}

/** Differences from a call of the console's own page. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A browser at the staff console: it keeps the cookie and sends what its page sends. */
export class StaffClient {
  private cookie: string | undefined;

  constructor(
    readonly url: string,
    private readonly origin: string,
    private readonly language = 'en',
  ) {}

  get token(): string | undefined {
    return this.cookie?.split('=')[1];
  }

  /** Another browser that has got hold of the cookie. */
  thief(): StaffClient {
    const thief = new StaffClient(this.url, this.origin, this.language);
    thief.cookie = this.cookie;
    return thief;
  }

  async ask(
    query: string,
    variables: Variables = {},
    { headers = {} }: CallOptions = {},
  ): Promise<Answer<Json> & { readonly status: number }> {
    const given = {
      'content-type': 'application/json',
      'client-lang': this.language,
      origin: this.origin,
      'x-tidebox-staff': '1',
      cookie: this.cookie,
      ...headers,
    };
    const extensions = { persistedQuery: { version: 1, sha256Hash: persist(query) } };
    const response = await fetch(new URL('/graphql', this.url), {
      method: 'POST',
      headers: Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1])),
      body: JSON.stringify({ variables, extensions }),
    });
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0];
    const { data, errors } = (await response.json()) as Answer<Json>;
    return { data, errors, status: response.status };
  }

  /** The data of an operation that must succeed. */
  async run(query: string, variables: Variables = {}): Promise<Json> {
    const { data, errors } = await this.ask(query, variables);
    if (errors?.length) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data;
  }

  /** The refusal of an operation that must be refused. */
  async refusal(
    query: string,
    variables: Variables = {},
    options: CallOptions = {},
  ): Promise<RefusedError> {
    const { data, errors } = await this.ask(query, variables, options);
    if (!errors?.[0]) throw new Error(`Not refused: ${JSON.stringify(data)}`);
    return errors[0];
  }
}
