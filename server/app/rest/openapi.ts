import { costBucket } from '../../platform/http/budget';
import { points } from '../../platform/http/points';
import type { EndpointGroup } from '../../platform/module';
import { describeOperation } from './describe-operation';
import { reasonSchema, refusalResponses, refusalSchema } from './describe-refusals';
import { answerHeaders, sentHeaders } from './document-headers';
import { endpointGroups } from './endpoints';
import type { Schemas } from './models';

const introduction = `Every answer is \`{code, message, data}\`, always these three keys; where a call answers a file, its
refusals are.

- **code 200** is success; \`data\` is what each call describes.
- A refusal of the business is **HTTP 200** with a code of 4xx (422: \`data.fields\` says which
  fields are wrong, by the names that the call has for them; 404: there is none of that id) and a
  message in the language of the request. \`data.reason\` says why, for programs, in every refusal;
  each call lists the reasons it may be refused for.
- No token, or one that has ended, is **HTTP 401**; values of a wrong type and broken JSON 400, an
  unknown path 404, another method 405, a file that comes too slowly 408, more than 100 kB 413, a body that is no JSON 415, more
  than 16 kB of address and headers 431 (without a body), too many
  attempts 429 (\`Retry-After\` says in how many seconds to come again), our fault 500.

HEAD answers as GET does, without a body, and changes nothing.

Send the token in the header \`Authorization\`, raw or as \`Bearer\`; a browser keeps \`data.token\` in a
cookie named \`token\` for 2 days. The cookie alone gives no authority. The header \`client-lang\`
(\`en\`, \`zh\`) chooses the language. Fields that a call does not know are passed over; the header
\`Ignored-Fields\` of the answer names them. Money is a whole number of fen: 1250 is ¥12.50. Times are ISO 8601 in UTC.

A call costs a point for each field that it answers, 20 more where it changes something and one for ten
bytes of its body; a file that is sent 2000, one that is answered 500, this document 10. While it is
worked on, what its answer may hold at most is set aside, ${points.operation} at most. An account, or the address of a guest, has ${costBucket.capacity} points for this API and GraphQL together,
of which ${costBucket.refillPerSecond} come back each second. \`RateLimit-Remaining\` of every answer says how many are left,
\`RateLimit-Reset\` in how many seconds all of them are, \`RateLimit-Limit\` how many that is.

Lists come in pages: \`page\`, \`page_size\`, \`total\` and \`has_more\` stand in the answer, the paths of
the pages around it in the header \`Link\` (RFC 8288: first, prev, next, last). What everybody may
read has an \`ETag\` and may be kept as \`Cache-Control\` says; nothing that needs a token may.`;

/** The OpenAPI document of the REST calls, made from the endpoints themselves. */
export function describeEndpoints(groups = endpointGroups) {
  const paths: Record<string, Record<string, object>> = {};
  const schemas: Schemas = { Refusal: refusalSchema, Reason: reasonSchema };
  for (const { heading, calls } of groups)
    for (const call of calls)
      paths[call.path] = {
        ...paths[call.path],
        [call.method]: describeOperation(call, heading, schemas),
      };
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: 'Tidebox REST API', version: '1', description: introduction },
      contact: { name: 'Tidebox' },
    },
    servers: [{ url: '/api/v1' }],
    tags: describeHeadings(groups),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      ...{ schemas, responses: usedResponses(paths) },
      ...{ headers: answerHeaders, parameters: sentHeaders },
    },
    paths,
  };
}

/** The headings in the order of the modules. Throws an Error where none or several say what one is. */
function describeHeadings(groups: readonly EndpointGroup[]) {
  const names = [...new Set(groups.map(({ heading }) => heading))];
  return names.map((name) => {
    const said = groups.flatMap(({ heading, about }) => (heading === name && about) || []);
    if (said.length !== 1)
      throw new Error(`The heading ${name} is described ${said.length} times.`);
    return { name, description: said[0] };
  });
}

/** Headers that some call refers to: a document must not contain unused components. */
function usedResponses(paths: object): object {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(refusalResponses).filter(([name]) =>
      text.includes(`"#/components/responses/${name}"`),
    ),
  );
}
