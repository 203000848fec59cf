import './lib/require-node.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { execProgram } from './lib/exec-program.mjs';
import { prepare } from './lib/ready.mjs';

endWithNpm();

// Production serves no GraphQL IDE, and the staff console where it has an address.
const isProduction = process.env.NODE_ENV === 'production';
const pages = [
  'client',
  ...(isProduction ? [] : ['ide']),
  ...(isProduction && !process.env.STAFF_URL ? [] : ['staff']),
];

if (await prepare(['server', ...pages])) execProgram('dist/server/supervisor.js');
