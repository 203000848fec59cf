import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import { minutes } from '../../kernel/clock';
import type { RenderedEmail } from './render-email';
import type { EmailContent } from './email-content';

/** Draws emails somewhere. */
export interface Renderer {
  render(content: EmailContent): Promise<RenderedEmail>;
  release(): void;
}

/** What goes to the drawing process, and what comes back. */
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

/** To start the process takes as long as to draw a hundred emails. */
const REST_MS = minutes(1);

/**
 * Draws in a process of its own: React's emails take some 45 MB that a server at rest should not hold, and
 * drawing does not stop requests. The process ends when it was released and nothing was drawn for `restMs`.
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
      // Nobody waits for it: it ends with the server, or by itself.
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
