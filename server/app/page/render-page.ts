import { setImmediate as nextTurnOfTheLoop, setTimeout as sleep } from 'node:timers/promises';
import type { PageRenderer, RenderRequest, RenderedPage } from '../../../schema/page-renderer.d.ts';
import { DomainError } from '../../kernel/errors';
import { fairQueue } from '../../platform/fair-queue';
import { networkOf } from '../../platform/http/client-address';
import type { Services } from '../../platform/services';

/**
 * A page takes some ten milliseconds of the processor: one at a time, and no long line of them. Of one address
 * one stands in the line of all, so that nobody waits for more than one page of it.
 */
const bounds = { atOnce: 1, waiting: 8, ofOneKey: { inLine: 1, waiting: 8 } };
/** What takes longer waits for something that may never come, and would keep all others from their turn. */
const DEADLINE_MS = 3_000;

/**
 * What became of drawing a page: `left` to the browser, because there is nothing to read before its
 * scripts lead on; `failed` where it might succeed the next time.
 */
export type Drawn = RenderedPage | 'left' | 'failed';

/**
 * Returns how to draw pages. Whatever goes wrong costs nobody their page: the browser can draw each of
 * them alone, and does so as well where too many are wanted at once.
 */
export function createPageRenderer(
  openRenderer: (() => PageRenderer) | null,
  { log }: Pick<Services, 'log'>,
): (clientAddress: string, request: RenderRequest) => Promise<Drawn> {
  const inTurn = fairQueue(bounds);
  let renderer: PageRenderer | undefined;
  return async (clientAddress, request) => {
    if (!openRenderer) return 'left';
    try {
      return await inTurn(networkOf(clientAddress), async () => {
        // What else is waiting for the processor comes in between.
        await nextTurnOfTheLoop();
        renderer ??= openRenderer();
        const drawn = await beforeDeadline(renderer.renderPage(request));
        return /<h1[ >]/.test(drawn.html) ? drawn : 'left';
      });
    } catch (error) {
      const isBusy = error instanceof DomainError && error.code === 'BUSY';
      if (!isBusy)
        log.error({ err: error, path: request.url.split('?')[0] }, 'a page is left undrawn');
      return 'failed';
    }
  };
}

/** @throws Error when the page is not drawn in time */
async function beforeDeadline(drawing: Promise<RenderedPage>): Promise<RenderedPage> {
  const over = new AbortController();
  const late = sleep(DEADLINE_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`Not drawn within ${DEADLINE_MS} ms`);
  });
  try {
    return await Promise.race([drawing, late]);
  } finally {
    over.abort();
  }
}
