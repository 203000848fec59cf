import { createConfig, lint } from '@redocly/openapi-core';

const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-unused-components': 'error',
  'no-empty-servers': 'error',
  'no-identical-paths': 'error',
  'no-ambiguous-paths': 'error',
  'no-enum-type-mismatch': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-schema-type-mismatch': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'operation-2xx-response': 'error',
  'operation-4xx-response': 'error',
  'operation-tag-defined': 'error',
  'operation-parameters-unique': 'error',
  'path-parameters-defined': 'error',
  'security-defined': 'error',
  'tag-description': 'error',
};

/** Lints an OpenAPI document; nothing in it may be wrong. */
export async function lintOpenApi(document = 'schema/rest-v1.json') {
  const config = await createConfig({ rules });
  const problems = await lint({ ref: document, config });
  const output = problems.map(
    ({ ruleId, message, location: [place] }) => `${place?.pointer ?? ''} ${message} (${ruleId})\n`,
  );
  return { code: problems.length === 0 ? 0 : 1, output: output.join('') };
}
