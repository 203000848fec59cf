import './lib/require-node.mjs';
import { execProgram } from './lib/exec-program.mjs';
import { prepare } from './lib/ready.mjs';

if (await prepare(['server'])) execProgram('dist/server/operator/main.js', process.argv.slice(2));
