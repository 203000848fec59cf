import './lib/require-node.mjs';
import { prepare } from './lib/ready.mjs';

// What start does before it starts; for images and other places that build first and run later.
await prepare();
