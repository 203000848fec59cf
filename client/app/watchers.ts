/** Watchers of the document share one chunk, which loads after first paint. */
export { besideTranslator } from './besideTranslator';
export { guardPresses } from './guardPresses';
