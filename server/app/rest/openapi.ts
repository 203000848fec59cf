import type { Endpoint, RestParameter } from '../../platform/http/endpoint';

/** The OpenAPI document of the legacy paths, made from the endpoints themselves. */
export function describeEndpoints(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: describe(endpoint) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Legacy REST paths',
      version: '1',
      description:
        'Every answer is {code, message, data}; code 200 is success. A refusal of the business is ' +
        'HTTP 200 with a code of 4xx, a missing or bad token HTTP 401, an unknown path HTTP 404, ' +
        'too many attempts HTTP 429. The header client-lang (en, zh) chooses the language.',
    },
    servers: [{ url: '/api/v1' }],
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
    paths,
  };
}

function describe({ summary, origin, needsToken, parameters, example }: Endpoint) {
  const body = parameters.filter((parameter) => parameter.in === 'body');
  return {
    summary,
    'x-origin': origin,
    ...(needsToken && { security: [{ token: [] }] }),
    parameters: parameters
      .filter((parameter) => parameter.in !== 'body')
      .map(({ in: place, name, type, isRequired, description }) => ({
        in: place,
        name,
        required: isRequired,
        description,
        schema: { type },
      })),
    ...(body.length > 0 && {
      requestBody: { content: { 'application/json': { schema: describeBody(body) } } },
    }),
    responses: {
      200: {
        description: 'Done, or refused: see code.',
        content: { 'application/json': { example: { code: 200, message: '', data: example } } },
      },
      ...(needsToken && { 401: { description: 'No token, or one that has ended.' } }),
    },
  };
}

function describeBody(body: readonly RestParameter[]) {
  return {
    type: 'object',
    required: body.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(
      body.map(({ name, type, description }) => [name, { type, description }]),
    ),
  };
}
