import './lib/require-node.mjs';
import { prepare } from './lib/ready.mjs';

// The build that `npm start` does first; for images and other places that build first and run later.
await prepare();
