import type { Shape } from './shape';

/** A file that a call returns instead of the envelope; refusals keep the envelope. */
export class AnsweredFile {
  constructor(
    /** The download's file name, with its extension. */
    readonly name: string,
    /** In pieces, so that a long one is never held whole. */
    readonly content: AsyncIterable<Buffer | string>,
  ) {}
}

/** The `data` of a call that returns a file. */
export function fileShape(description: string): Shape {
  return { type: 'string', format: 'binary', description };
}
