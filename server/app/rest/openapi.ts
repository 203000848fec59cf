import { errorCodes } from '../../kernel/errors';
import type { Endpoint, Origin, RestParameter } from '../../platform/http/endpoint';
import { exampleOf, type Shape } from '../../platform/http/shape';
import { endpointGroups } from './endpoints';
import { withModels, type Schemas } from './models';

/** What is said of each call beside its summary. */
const origins: Record<Origin, string> = {
  specification: 'As the specification shows it.',
  'our reading':
    'The specification names this call, but not all that it carries: what is sent and answered is ' +
    'our reading.',
  'our own call': 'Not in the specification, which leaves this part open: a call of our own.',
};

const headings: Readonly<Record<string, string>> = {
  Account: 'Registering, signing in, email address, password and personal data.',
  Site: 'What everybody may read: countries, articles, the site and exchange rates.',
  Shop: 'Cart, orders, payments, stored items, packages, reviews and the fund of a shopper.',
};

const introduction = `Every answer is \`{code, message, data}\`, always these three keys.

- **code 200** is success; \`data\` is what each call describes.
- A refusal of the business is **HTTP 200** with a code of 4xx (422: \`data.fields\` says which
  fields are wrong, by the names that the call has for them; 404: there is none of that id) and a
  message in the language of the request. \`data.reason\` says why, for programs, in every refusal.
- No token, or one that has ended, is **HTTP 401**; values of a wrong type and broken JSON 400, an
  unknown path 404, another method 405, more than 100 kB 413, a body that is no JSON 415, too many
  attempts 429 (\`Retry-After\` says in how many seconds to come again), our fault 500.

Send the token in the header \`Authorization\`, raw or as \`Bearer\`; a browser keeps \`data.token\` in a
cookie named \`token\` for 2 days. The cookie alone gives no authority. The header \`client-lang\`
(\`en\`, \`zh\`) chooses the language. Fields that a call does not know are passed over. Money is a
whole number of fen: 1250 is ¥12.50. Times are ISO 8601 in UTC.`;

const refusal = {
  type: 'object',
  description: 'Why nothing was done.',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', minimum: 400, maximum: 599 },
    message: { type: 'string', description: 'In the language of the request, to be shown.' },
    data: {
      type: 'object',
      properties: {
        reason: { type: 'string', enum: errorCodes, description: 'Why, for programs to compare.' },
        fields: {
          type: 'object',
          description:
            'Name of a parameter or field → what is wrong with it; `contact.phone` lies within ' +
            'another, `declarations.0.description` in the first of a list.',
          additionalProperties: { type: 'string' },
        },
      },
      required: ['reason'],
    },
  },
};

const refusalContent = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

/** The OpenAPI document of the legacy paths, made from the endpoints themselves. */
export function describeEndpoints(groups = endpointGroups) {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Schemas = { Refusal: refusal };
  for (const [tag, endpoints] of Object.entries(groups))
    for (const endpoint of endpoints)
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method]: describe(endpoint, tag, schemas),
      };
  return {
    openapi: '3.1.0',
    info: { title: 'Tidebox REST API', version: '1', description: introduction },
    servers: [{ url: '/api/v1' }],
    tags: Object.keys(groups).map((name) => ({ name, description: headings[name] })),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      schemas,
      responses: {
        NoToken: { description: 'No token, or one that has ended.', content: refusalContent },
        NoJson: { description: 'The body is no JSON.', content: refusalContent },
        TooMany: {
          description: 'Too many attempts.',
          headers: {
            'Retry-After': {
              description: 'In how many seconds to come again.',
              schema: { type: 'integer', minimum: 1 },
            },
          },
          content: refusalContent,
        },
        Refused: { description: 'Not understood, or not now: see code.', content: refusalContent },
      },
      parameters: {
        language: {
          ...{ in: 'header', name: 'client-lang', required: false },
          description: 'Language of texts and refusals.',
          schema: { type: 'string', enum: ['en', 'zh'], default: 'en' },
        },
      },
    },
    paths,
  };
}

function describe(endpoint: Endpoint, tag: string, schemas: Schemas) {
  const { method, path, summary, origin, needsToken, parameters = [] } = endpoint;
  return {
    tags: [tag],
    operationId: `${method}${path.replace(/[^a-z]+([a-z]?)/g, (_, start: string) => start.toUpperCase())}`,
    summary,
    description: origins[origin],
    'x-source': origin,
    security: needsToken ? [{ token: [] }] : [],
    parameters: [
      ...parameters.map(describeParameter),
      { $ref: '#/components/parameters/language' },
    ],
    ...describeSent(endpoint, schemas),
    responses: {
      200: describeAnswer(endpoint.data, schemas),
      ...(needsToken && { 401: { $ref: '#/components/responses/NoToken' } }),
      ...(endpoint.body && { 415: { $ref: '#/components/responses/NoJson' } }),
      429: { $ref: '#/components/responses/TooMany' },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

function describeParameter({ in: place, name, isRequired, shape }: RestParameter) {
  const { description, ...schema } = shape;
  return { in: place, name, required: isRequired, description, schema };
}

function describeSent({ body, file }: Endpoint, schemas: Schemas) {
  if (body) {
    const content = {
      'application/json': { schema: withModels(body, schemas), example: exampleOf(body) },
    };
    return { requestBody: { required: body.required?.length !== 0, content } };
  }
  if (!file) return {};
  const { description } = file;
  const properties = { file: { type: 'string', format: 'binary', description } };
  const schema = { type: 'object', required: ['file'], properties };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function describeAnswer(data: Shape, schemas: Schemas) {
  const done = {
    type: 'object',
    description: 'Done.',
    required: ['code', 'message', 'data'],
    properties: {
      code: { const: 200 },
      message: { type: 'string' },
      data: withModels(data, schemas),
    },
  };
  const schema = { oneOf: [done, { $ref: '#/components/schemas/Refusal' }] };
  const example = { code: 200, message: '', data: exampleOf(data) };
  return {
    description: 'Done, or refused by the business: see code.',
    content: { 'application/json': { schema, example } },
  };
}
