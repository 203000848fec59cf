import type { Endpoint, Origin, RestParameter } from '../../platform/http/endpoint';
import { exampleOf, type Shape } from '../../platform/http/shape';
import { shapeOfData } from './answers';
import { exampleOfRefusal, reasonsOfBusiness, refusalsByStatus } from './describe-refusals';
import { limitHeaders } from './document-headers';
import { IGNORED_FIELDS } from './ignored-fields';
import { withModels, type Schemas } from './models';
import { reasonsOf } from './reasons';

const ignoredHeader = { [IGNORED_FIELDS]: { $ref: `#/components/headers/${IGNORED_FIELDS}` } };

/** General remarks in the description of each call. */
const origins: Record<Origin, string> = {
  specification: 'As the specification shows it.',
  'our reading':
    'The specification names this call, but not all that it carries: what is sent and answered is ' +
    'our reading.',
  'our own call': 'Not in the specification, which leaves this part open: a call of our own.',
};

/** Describes one call; puts the models that it names into `schemas`. */
export function describeOperation(endpoint: Endpoint, tag: string, schemas: Schemas) {
  const { operationId, summary, origin, needsToken, parameters = [] } = endpoint;
  return {
    ...{ tags: [tag], operationId, summary, description: describeCall(endpoint) },
    ...(endpoint.isDeprecated && { deprecated: true }),
    ...{ 'x-source': origin, 'x-reasons': reasonsOf(endpoint) },
    security: needsToken ? [{ token: [] }] : [],
    parameters: [
      ...parameters.map((one) => describeParameter(one, schemas)),
      { $ref: '#/components/parameters/language' },
      ...(endpoint.takesKey ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ],
    ...describeSent(endpoint, schemas),
    responses: {
      200: describeAnswer(endpoint, schemas),
      ...(endpoint.cacheSeconds !== undefined && { 304: { description: 'The previous state.' } }),
      ...refusalsByStatus(endpoint),
    },
  };
}

function describeCall(endpoint: Endpoint): string {
  const reasons = reasonsOfBusiness(endpoint).map((code) => `\`${code}\``);
  const refused = `Refused by the business with \`data.reason\` ${reasons.join(', ')}.`;
  return [endpoint.description, origins[endpoint.origin], reasons.length > 0 && refused]
    .filter(Boolean)
    .join('\n\n');
}

function describeParameter({ in: place, name, isRequired, shape }: RestParameter, to: Schemas) {
  const { description } = shape;
  const schema = withModels(shape, to);
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

function describeAnswer(endpoint: Endpoint, schemas: Schemas) {
  if (endpoint.mediaType) return describeAnsweredFile(endpoint, endpoint.mediaType, schemas);
  const { refusals = [], isPaged, cacheSeconds } = endpoint;
  const done = `#/components/schemas/${nameAnswer(endpoint, schemas)}`;
  const schema = { oneOf: [{ $ref: done }, { $ref: '#/components/schemas/Refusal' }] };
  const [reason = 'VALIDATION_FAILED'] = [...refusals, ...reasonsOfBusiness(endpoint)];
  const examples = {
    done: {
      summary: 'Done.',
      value: { code: 200, message: '', data: exampleOf(shapeOfData(endpoint)) },
    },
    ...(reasonsOfBusiness(endpoint).length > 0 && {
      refused: { summary: 'Refused.', value: exampleOfRefusal(reason) },
    }),
  };
  const headers = {
    ...limitHeaders,
    ...ignoredHeader,
    ...(isPaged && { Link: { $ref: '#/components/headers/Link' } }),
    ...(cacheSeconds !== undefined && { ETag: { $ref: '#/components/headers/ETag' } }),
  };
  return {
    description: 'Done or refused: see code.',
    headers,
    content: { 'application/json': { schema, examples } },
  };
}

function describeAnsweredFile(endpoint: Endpoint, mediaType: string, schemas: Schemas) {
  const refused = { $ref: '#/components/schemas/Refusal' };
  return {
    description: 'The file, or a refusal: see the content type.',
    headers: { ...limitHeaders, ...ignoredHeader },
    content: {
      [mediaType]: { schema: withModels(shapeOfData(endpoint), schemas) },
      'application/json': { schema: refused, example: exampleOfRefusal('NOT_FOUND') },
    },
  };
}

/** Adds the envelope of a call's result to `schemas`. Returns its name, e.g. `OrderAnswer`. */
function nameAnswer(endpoint: Endpoint, schemas: Schemas): string {
  const { operationId } = endpoint;
  const data = shapeOfData(endpoint);
  const name = answerName(data);
  if (!name) throw new Error(`What ${operationId} answers is no model and no list of one.`);
  schemas[name] = {
    ...{ type: 'object', description: 'Done.', required: ['code', 'message', 'data'] },
    properties: {
      code: { type: 'integer', const: 200 },
      message: { type: 'string', description: 'Empty.' },
      data: withModels({ ...data, description: 'The requested data.' }, schemas),
    },
  };
  return name;
}

function answerName({ type, model, items }: Shape): string | undefined {
  if (type === 'null') return 'EmptyAnswer';
  if (items?.model) return `${items.model.name}ListAnswer`;
  if (!model) return undefined;
  return [type].flat().includes('null') ? `${model.name}OrNullAnswer` : `${model.name}Answer`;
}
