import './lib/require-node.mjs';
import { main } from './lib/main.mjs';
import { say } from './lib/project.mjs';
import { checkSchema } from './gates/schema-drift.mjs';
import { releaseSchema } from './gates/released.mjs';

/** `npm run release-schema -- 1.2.0`: from now on nothing may break who uses what is committed now. */
await main(async () => {
  const [version] = process.argv.slice(2);
  const { code, output } = await checkSchema();
  if (code !== 0) throw new Error(output);
  releaseSchema(version);
  say(`Released both APIs as ${version}; commit schema/released.`);
});
