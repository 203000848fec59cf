import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import { minutes } from '../../kernel/clock';
import type { RenderedEmail } from './render-email';
import type { EmailContent } from './email-content';

/** Renders emails, in this process or another. */
export interface Renderer {
  render(content: EmailContent): Promise<RenderedEmail>;
  release(): void;
}

/** The messages to and from the rendering process. */
export interface Job {
  readonly id: number;
  readonly content: EmailContent;
}
export type Outcome = { readonly id: number } & (
  | { readonly rendered: RenderedEmail }
  | { readonly problem: string }
);

interface Waiting {
  resolve(rendered: RenderedEmail): void;
  reject(error: Error): void;
}

/** Starting the process takes as long as rendering a hundred emails. */
const REST_MS = minutes(1);

/**
 * Renders in a child process: React's emails take some 45 MB that an idle server should not hold, and
 * rendering does not block requests. The process ends after `restMs` without work once it was released.
 */
export function forkedRenderer(restMs = REST_MS): Renderer {
  let drawing: ReturnType<typeof startDrawing> | null = null;
  let resting: NodeJS.Timeout | undefined;
  const end = () => {
    if (drawing?.child.connected) drawing.child.disconnect();
    drawing = null;
  };
  return {
    render(content) {
      clearTimeout(resting);
      resting = undefined;
      if (!drawing?.child.connected) drawing = startDrawing();
      return drawing.draw(content);
    },
    release() {
      // The server does not wait for the child: it ends with the server, or by itself.
      drawing?.child.unref();
      drawing?.child.channel?.unref();
      resting ??= setTimeout(end, restMs).unref();
    },
  };
}

function startDrawing() {
  const child = fork(join(__dirname, `rendering-process${extname(__filename)}`), {
    // Under `node --watch` the child shares the loader, but does not watch.
    execArgv: process.execArgv.filter((option) => !option.startsWith('--watch')),
  });
  const waiting = new Map<number, Waiting>();
  child.on('message', (outcome: Outcome) => {
    const { resolve, reject } = waiting.get(outcome.id) ?? {};
    waiting.delete(outcome.id);
    if ('rendered' in outcome) resolve?.(outcome.rendered);
    else reject?.(new Error(outcome.problem));
  });
  const fail = (error: Error) => waiting.forEach(({ reject }) => reject(error));
  child.on('error', fail);
  child.on('exit', () => fail(new Error('The drawing process ended')));
  return { child, draw: (content: EmailContent) => draw(child, waiting, content) };
}

let lastId = 0;

function draw(
  child: ChildProcess,
  waiting: Map<number, Waiting>,
  content: EmailContent,
): Promise<RenderedEmail> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child.send({ id, content } satisfies Job, (error) => error && reject(error));
  });
}
