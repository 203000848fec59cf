export interface RefusedError {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly fields?: Record<string, string>;
    readonly params?: Record<string, number>;
  };
}

interface Answer<Data> {
  readonly data: Data | null;
  readonly errors?: readonly RefusedError[];
}

type Variables = Record<string, unknown>;
type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- stories read answers freely

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

  /** The answer as it comes: data and errors. */
  async ask(query: string, variables: Variables = {}): Promise<Answer<Json>> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer<Json>;
  }

  /** The data of an operation that must succeed. */
  async run(query: string, variables: Variables = {}): Promise<Json> {
    const { data, errors } = await this.ask(query, variables);
    if (errors?.length) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data;
  }

  /** The first error of an operation that must be refused. */
  async refusal(query: string, variables: Variables = {}): Promise<RefusedError> {
    const { data, errors } = await this.ask(query, variables);
    const [error] = errors ?? [];
    if (!error) throw new Error(`Not refused: ${JSON.stringify(data)}`);
    return error;
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('client-lang', this.language);
    if (this.token) headers.set('authorization', this.token);
    return fetch(`${this.url}${path}`, { ...init, headers });
  }
}
