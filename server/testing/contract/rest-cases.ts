import { restAccess } from '../authority-table';
import type { Belongings } from '../belongings';
import { pictureForm } from '../rest-samples';
import type { Draw } from './draw';
import { anyId, hintAt, type Caller } from './world';

/** The part of JSON Schema that bodies are described in, references put in place. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

export interface RestCase {
  readonly path: string;
  readonly init: RequestInit;
}

/** Draws calls from the OpenAPI document: valid ones and broken ones. */
export class RestCases {
  constructor(
    private readonly draw: Draw,
    private readonly caller: Caller,
    private readonly call: Call,
  ) {}

  async draft(): Promise<RestCase> {
    const { method, path, parameters, requestBody } = this.call;
    const query = new URLSearchParams();
    const headers = new Headers();
    let filled = path;
    for (const { in: place, name, required, schema } of parameters) {
      if (!required && this.draw.chance(50)) continue;
      const value = inAddress(this.value(schema, name));
      if (place === 'path')
        filled = filled.replace(`{${name}}`, encodeURIComponent(wellFormed(value)) || '%20');
      if (place === 'query') query.append(name, value);
      // Values that are invalid in a header are sent by no client.
      if (place === 'header' && /^[\x21-\x7e]+$/.test(value)) headers.set(name, value);
    }
    const body = await this.bodyOf(requestBody, headers);
    const address = `${filled}${query.size > 0 ? `?${query.toString()}` : ''}`;
    return { path: address, init: { method: method.toUpperCase(), headers, body } };
  }

  private async bodyOf(
    described: Call['requestBody'],
    headers: Headers,
  ): Promise<string | FormData | null> {
    const schema = described?.content['application/json']?.schema;
    if (described?.content['multipart/form-data']) return this.formOf();
    if (!schema || this.draw.isWrong()) return null;
    headers.set('content-type', this.draw.isWrong() ? 'text/plain' : 'application/json');
    const text = JSON.stringify(this.value(schema, ''));
    return this.draw.isWrong() ? text.slice(0, -1) : text;
  }

  private async formOf(): Promise<FormData> {
    if (this.draw.isValid) return pictureForm();
    const form = new FormData();
    const [field, name] = [this.draw.one(['file', 'other']), this.draw.one(['a.png', 'a.txt', ''])];
    form.append(field, new Blob([this.draw.text()]), name);
    return form;
  }

  private value(schema: Schema, path: string): unknown {
    const { draw } = this;
    if (draw.isWrong()) return draw.json();
    const types = [
      schema.type ?? schema.oneOf?.flatMap(({ type = [] }) => type) ?? 'string',
    ].flat();
    if (types.includes('null') && draw.chance(25)) return null;
    const whole = schema.oneOf?.find(({ type }) => type !== 'null') ?? schema;
    const { properties, items, minimum, maximum } = whole;
    if (properties) return this.objectOf(whole, path);
    if (whole.enum) return draw.one(whole.enum);
    if (items) return draw.times(1, draw.isValid ? 1 : 3, () => this.value(items, path));
    if (types.includes('integer')) return draw.count(minimum, maximum);
    if (types.includes('boolean')) return draw.isValid || draw.chance(50);
    return this.textAt(whole, path);
  }

  private objectOf({ properties = {}, required = [] }: Schema, path: string): object {
    const sent = Object.entries(properties).filter(
      ([name]) => required.includes(name) || this.draw.chance(60),
    );
    return Object.fromEntries(
      sent.map(([name, field]) => [name, this.value(field, path ? `${path}.${name}` : name)]),
    );
  }

  /** A good text if one is known, an id if one is required, an example, or anything. */
  private textAt({ examples = [] }: Schema, path: string): string {
    const { draw } = this;
    const name = path.split('.').at(-1) ?? '';
    const camel = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    const owned = belongingIn(this.call, path.replace('[]', '')) ?? belongingIn(this.call, name);
    const hint = owned ? this.caller.belongings[owned] : [hintAt(this.caller, camel)].flat()[0];
    if (typeof hint === 'string' && (draw.isValid || draw.chance(50))) return hint;
    if (/(^|_)ids?$/.test(name) && draw.chance(70)) return anyId(this.caller, draw);
    const [example] = examples;
    return typeof example === 'string' && (draw.isValid || draw.chance(50)) ? example : draw.text();
  }
}

/** Which of the shopper's things a call names there, as the authority story knows it. */
function belongingIn({ method, path }: Call, place: string): keyof Belongings | undefined {
  const access = restAccess[`${method} ${path}`];
  return typeof access === 'object' ? access[place] : undefined;
}

/** Encodes a value for a parameter; an object may have a `toString` that is no function. */
function inAddress(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Lone surrogates are omitted, because no URL can contain them. */
function wellFormed(text: string): string {
  return text.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
}
