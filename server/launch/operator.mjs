import './lib/require-node.mjs';
import { handOver } from './lib/hand-over.mjs';
import { prepare } from './lib/ready.mjs';

if (await prepare(['server'])) handOver('dist/server/operator/main.js', process.argv.slice(2));
