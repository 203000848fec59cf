import './lib/require-node.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { execProgram } from './lib/exec-program.mjs';
import { prepare } from './lib/ready.mjs';

endWithNpm();

// Production serves no GraphQL IDE.
const pages = process.env.NODE_ENV === 'production' ? ['client'] : ['client', 'ide'];

if (await prepare(['server', ...pages])) execProgram('dist/server/supervisor.js');
