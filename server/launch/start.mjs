import './lib/require-node.mjs';
import { handOver } from './lib/hand-over.mjs';
import { prepare } from './lib/ready.mjs';

// Production serves no GraphQL IDE.
const pages = process.env.NODE_ENV === 'production' ? ['client'] : ['client', 'ide'];

if (await prepare(['server', ...pages])) handOver('dist/server/supervisor.js');
