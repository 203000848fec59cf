/** What watches a page from beside it, in one chunk: no first paint waits for it. */
export { besideTranslator } from './besideTranslator';
export { guardPresses } from './guardPresses';
