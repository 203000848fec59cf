import { setImmediate as nextLoopIteration, setTimeout as sleep } from 'node:timers/promises';
import type { PageRenderer, RenderRequest, RenderedPage } from '../../../schema/page-renderer.d.ts';
import { DomainError } from '../../kernel/errors';
import { fairQueue } from '../../platform/fair-queue';
import { networkOf } from '../../platform/http/client-address';
import type { Services } from '../../platform/services';

/**
 * A page takes some ten milliseconds of the processor: one at a time, in a short queue. Each address has one
 * page in the common queue, so that nobody waits for more than one page of it.
 */
const bounds = { atOnce: 1, waiting: 8, ofOneKey: { inLine: 1, waiting: 8 } };
/** A longer rendering waits for something that may never arrive, and would block the queue. */
const DEADLINE_MS = 3_000;

/**
 * The result of rendering a page: `clientOnly`, because the page will redirect or show nothing before
 * its scripts run; `failed` if the next attempt might succeed.
 */
export type RenderResult = RenderedPage | 'clientOnly' | 'failed';

/**
 * Returns how to render pages. An error never costs anybody their page: the browser can render each of them
 * alone, and does so as well when too many are requested at once.
 */
export function createPageRenderer(
  openRenderer: (() => PageRenderer) | null,
  { log }: Pick<Services, 'log'>,
): (clientAddress: string, request: RenderRequest) => Promise<RenderResult> {
  const queued = fairQueue(bounds);
  let renderer: PageRenderer | undefined;
  return async (clientAddress, request) => {
    if (!openRenderer) return 'clientOnly';
    try {
      return await queued(networkOf(clientAddress), async () => {
        // Other work waiting for the event loop runs in between.
        await nextLoopIteration();
        renderer ??= openRenderer();
        const rendered = await beforeDeadline(renderer.renderPage(request));
        return /<h1[ >]/.test(rendered.html) ? rendered : 'clientOnly';
      });
    } catch (error) {
      const isBusy = error instanceof DomainError && error.code === 'BUSY';
      if (!isBusy)
        log.error(
          { err: error, path: request.url.split('?')[0] },
          'a page is left to the browser to render',
        );
      return 'failed';
    }
  };
}

/** @throws Error when the page is not rendered in time */
async function beforeDeadline(rendering: Promise<RenderedPage>): Promise<RenderedPage> {
  const over = new AbortController();
  const late = sleep(DEADLINE_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`Not rendered within ${DEADLINE_MS} ms`);
  });
  try {
    return await Promise.race([rendering, late]);
  } finally {
    over.abort();
  }
}
