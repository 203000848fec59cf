import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import type { Printed } from './render-sheet';
import type { Sheet } from './word-letter';

/** Draws sheets somewhere. */
export interface Renderer {
  render(sheet: Sheet): Promise<Printed>;
  rest(): void;
}

/** What goes to the drawing process, and what comes back. */
export interface Job {
  readonly id: number;
  readonly sheet: Sheet;
}
export type Outcome = { readonly id: number } & (
  { readonly printed: Printed } | { readonly problem: string }
);

interface Waiting {
  resolve(printed: Printed): void;
  reject(error: Error): void;
}

/**
 * Draws in a process of its own, which ends at `rest`: React's letters take some 45 MB that a
 * server at rest should not hold, and drawing does not stop requests.
 */
export function forkedRenderer(): Renderer {
  let drawing: ReturnType<typeof startDrawing> | null = null;
  return {
    render(sheet) {
      if (!drawing?.child.connected) drawing = startDrawing();
      return drawing.draw(sheet);
    },
    rest() {
      drawing?.child.disconnect();
      drawing = null;
    },
  };
}

function startDrawing() {
  const child = fork(join(__dirname, `drawing-process${extname(__filename)}`), {
    // Under `node --watch` the child shares the loader, but does not watch.
    execArgv: process.execArgv.filter((option) => !option.startsWith('--watch')),
  });
  const waiting = new Map<number, Waiting>();
  child.on('message', (outcome: Outcome) => {
    const { resolve, reject } = waiting.get(outcome.id) ?? {};
    waiting.delete(outcome.id);
    if ('printed' in outcome) resolve?.(outcome.printed);
    else reject?.(new Error(outcome.problem));
  });
  const fail = (error: Error) => waiting.forEach(({ reject }) => reject(error));
  child.on('error', fail);
  child.on('exit', () => fail(new Error('The drawing process ended')));
  return { child, draw: (sheet: Sheet) => draw(child, waiting, sheet) };
}

let lastId = 0;

function draw(child: ChildProcess, waiting: Map<number, Waiting>, sheet: Sheet): Promise<Printed> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child.send({ id, sheet } satisfies Job, (error) => error && reject(error));
  });
}
