import type { Shape } from './shape';

/** What a call answers in place of the envelope; its refusals keep the envelope. */
export class AnsweredFile {
  constructor(
    /** What it is saved as, with its extension. */
    readonly name: string,
    /** In pieces, so that a long one is never held whole. */
    readonly content: AsyncIterable<Buffer | string>,
  ) {}
}

/** The `data` of a call that answers a file. */
export function fileShape(description: string): Shape {
  return { type: 'string', format: 'binary', description };
}
