import type { Request } from 'express';
import type { CropSquare } from '../../modules/uploads/public';

const NUMBER = /^\d{1,3}(\.\d{1,20})?$/;

/** The square that the query of an upload asks for; undefined where it is incomplete or no number. */
export function readSquare({ x, y, zoom }: Request['query']): CropSquare | undefined {
  const numbers = [x, y, zoom].map((text) =>
    typeof text === 'string' && NUMBER.test(text) ? Number(text) : NaN,
  );
  const [left = NaN, top = NaN, times = NaN] = numbers;
  return numbers.some(Number.isNaN) ? undefined : { x: left, y: top, zoom: times };
}
