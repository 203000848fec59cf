import { document, faultsAt, type JsonSchema } from './openapi-schema';

/** The values that a call of the legacy paths sends beside its path. */
export interface Sent {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormData;
}

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly schema: JsonSchema & { readonly examples?: readonly (string | number)[] };
}

interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

interface Described {
  readonly operationId: string;
  readonly 'x-reasons': readonly string[];
  readonly security: readonly unknown[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Media>> }>
  >;
}

/** One operation of the OpenAPI document. */
export interface Operation {
  /** `post /login` */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly needsToken: boolean;
  /** Codes of its refusals. */
  readonly reasons: readonly string[];
  readonly parameters: readonly Parameter[];
  /** The JSON body it takes, with the example that developers copy. */
  readonly body?: Media;
  readonly takesFile: boolean;
}

const described = document as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

function inlinedBody(media?: Media): Media | undefined {
  return media && { ...media, schema: inlined(media.schema) };
}

/** A schema in which what may be null is described as what it is otherwise. */
function inlined(schema: JsonSchema): JsonSchema {
  const { oneOf, items, properties = {} } = schema;
  if (oneOf?.[0]) return inlined(oneOf[0]);
  const fields = Object.entries(properties).map(([name, field]) => [name, inlined(field)]);
  return {
    ...schema,
    ...(items && { items: inlined(items) }),
    ...(schema.properties && { properties: Object.fromEntries(fields) as typeof properties }),
  };
}

/** Every operation of the document. */
export const operations: readonly Operation[] = Object.entries(described.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters, requestBody, ...told }]) => ({
      ...{ key: `${method} ${path}`, method, path, operationId: told.operationId },
      ...{ needsToken: security.length > 0, reasons: told['x-reasons'] },
      parameters: parameters.filter((parameter) => parameter.in !== 'header'),
      body: inlinedBody(requestBody?.content['application/json']),
      takesFile: Boolean(requestBody?.content['multipart/form-data']),
    })),
);

/** The operation that a path belongs to; undefined where the document has none. */
export function operationAt(method: string, path: string): Operation | undefined {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const found = operations.filter((one) => one.method === method && fits(one.path));
  return found.find((one) => one.path === path) ?? found[0];
}

/** Returns differences between a response of HTTP 200 and the document. */
export function faultsInAnswer({ path, method }: Operation, answer: unknown): string[] {
  const content = described.paths[path]?.[method]?.responses['200']?.content ?? {};
  const isFile = Object.values(content).some(({ schema }) => schema.format === 'binary');
  if (isFile) return Buffer.isBuffer((answer as { data: unknown }).data) ? [] : ['$ is no file'];
  const response = ['paths', path, method, 'responses', '200'];
  return faultsAt([...response, 'content', 'application/json', 'schema'], answer);
}

/** Returns differences between any other response and the documented refusals. */
export function faultsInRefusal(answer: unknown): string[] {
  return faultsAt(['components', 'schemas', 'Refusal'], answer);
}

/** The path with values for its parameters; the document's examples where none is given. */
export function pathOf(
  { path, parameters }: Operation,
  values: Readonly<Record<string, string>> = {},
) {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((filled, { name, schema: { examples = [''] } }) => {
      const value = values[name] ?? String(examples[0]);
      // Nothing at all would make it the path of the list.
      return filled.replace(`{${name}}`, encodeURIComponent(value || ' '));
    }, path);
}

/** Returns the input of the document's examples. */
export function exampleOfCall({ parameters, body }: Operation): Sent {
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema: { examples = [] } }) =>
      examples.slice(0, 1).map((example): [string, string] => [name, String(example)]),
    );
  return { query: Object.fromEntries(query), body: body?.example };
}
