import type { Plugin } from 'vite';
import { startScripts } from './chunks';

/**
 * Has a browser compile all of a script while it is fetched, beside the page's own thread. One that does not know
 * it compiles each function when it is first called, as without it.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** Marks the scripts that every page runs before it is alive, nearly all of which is used then (decision 111). */
export function compileAhead(): Plugin {
  return {
    name: 'tidebox:compile-ahead',
    apply: 'build',
    generateBundle: {
      // It counts only at the very top, where Vite puts something as well.
      order: 'post',
      handler(_, bundle) {
        for (const name of startScripts(bundle)) {
          const script = bundle[name];
          if (script?.type === 'chunk') script.code = COMPILE_AHEAD + script.code;
        }
      },
    },
  };
}
