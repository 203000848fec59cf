import { readFileSync } from 'node:fs';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';

/** All of Spectral's rules hold but these. */
const rules = {
  'info-license': 'off', // The program is nobody's to copy.
  'license-url': 'off',
  'openapi-tags-alphabetical': 'off', // They stand in the order of the modules.
  'contact-properties': 'off', // The email address of the service is set by the operator.
};

/** Judges an OpenAPI document by Spectral's rules for such documents; not even a warning may be left. */
export async function lintBySpectral(document = 'schema/rest-v1.json') {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[spectralRulesets.oas, 'all']], rules });
  const problems = await spectral.run(JSON.parse(readFileSync(document, 'utf8')));
  const output = problems.map(
    ({ code, message, path }) => `${path.join('/')} ${message} (${code})\n`,
  );
  return { code: problems.length === 0 ? 0 : 1, output: output.join('') };
}
