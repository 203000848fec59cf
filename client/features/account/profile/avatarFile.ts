const EXTENSION = /\.(gif|jpe?g|png|bmp)$/i;
const MAX_BYTES = 2 * 1024 * 1024;

/** What the file dialog offers. */
export const AVATAR_TYPES = '.gif,.jpeg,.jpg,.png,.bmp';

/** Why a file cannot become a picture of a shopper (VA-04); the server looks into it as well. */
export function avatarProblem({ name, size }: Pick<File, 'name' | 'size'>) {
  if (!EXTENSION.test(name)) return 'wrongType';
  return size < MAX_BYTES ? null : 'tooLarge';
}

/** For people: 2.4. Rounded down it would say "2.0 MB" of what is only a little too large. */
export function megabytes(size: number): number {
  return Math.ceil((size / 1024 / 1024) * 10) / 10;
}
