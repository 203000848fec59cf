/** Events that count as interaction. */
const signsOfUse = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/** Begins at the first sign that somebody uses the page. Returns how to end it, begun or not. */
export function onFirstInteraction(begin: () => () => void): () => void {
  const waiting = new AbortController();
  let end = () => waiting.abort();
  const start = () => {
    end();
    end = begin();
  };
  const options = { once: true, passive: true, capture: true, signal: waiting.signal };
  signsOfUse.forEach((sign) => window.addEventListener(sign, start, options));
  return () => end();
}
