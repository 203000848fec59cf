export interface RefusedError {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly fields?: Record<string, string>;
    readonly params?: Record<string, number>;
  };
}

export interface Answer<Data> {
  readonly data: Data | null;
  readonly errors?: readonly RefusedError[] | undefined;
}

/** The selection of a mutation's result that may be a refusal. */
export const REFUSAL =
  '... on Refusal { __typename code message ... on InvalidInput { fields { path message } } }';

type Variables = Record<string, unknown>;
type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- stories read answers freely

interface RefusalResult {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/** The refusal that is the result of an operation, in the form of an error; undefined without one. */
export function refusalIn(data: Json): RefusedError | undefined {
  const results = Object.values((data ?? {}) as Record<string, Partial<RefusalResult> | null>);
  const refusal = results.find((result) => result?.code && result.message);
  if (!refusal) return undefined;
  const { code, message, fields } = refusal as RefusalResult;
  if (!fields) return { message, extensions: { code } };
  const problems = fields.map((field) => [field.path, field.message] as const);
  return { message, extensions: { code, fields: Object.fromEntries(problems) } };
}

/** Code of the refusal in a response, as an error or as a result; undefined if it was not refused. */
export function codeOf({ data, errors }: Answer<Json>): string | undefined {
  return (errors?.[0] ?? refusalIn(data))?.extensions.code;
}

/** Speaks GraphQL over HTTP, as a browser does; a guest without a token. */
export class TestClient {
  constructor(
    readonly url: string,
    readonly token: string | null = null,
    readonly viewerId = '',
    private readonly language = 'en',
  ) {}

  speaking(language: 'en' | 'zh'): TestClient {
    return new TestClient(this.url, this.token, this.viewerId, language);
  }

  withToken(token: string): TestClient {
    return new TestClient(this.url, token, '', this.language);
  }

  /** Data and errors of the response, without its varying cost. */
  async ask(query: string, variables: Variables = {}): Promise<Answer<Json>> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Answer<Json>;
    return { data, errors };
  }

  /** The data of an operation that must succeed. */
  async run(query: string, variables: Variables = {}): Promise<Json> {
    const { data, errors } = await this.ask(query, variables);
    const refused = errors?.length ? errors : refusalIn(data);
    if (refused) throw new Error(`Refused: ${JSON.stringify(refused)}`);
    return data;
  }

  /**
   * Returns the refusal of an operation that must be refused: its result, in the form of an error, or the first
   * error.
   */
  async refusal(query: string, variables: Variables = {}): Promise<RefusedError> {
    const { data, errors } = await this.ask(query, variables);
    const error = errors?.[0] ?? refusalIn(data);
    if (!error) throw new Error(`Not refused: ${JSON.stringify(data)}`);
    return error;
  }

  /** Calls a path of the server, or one of its addresses. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('client-lang', this.language);
    if (this.token) headers.set('authorization', this.token);
    return fetch(new URL(path, this.url), { ...init, headers });
  }
}
