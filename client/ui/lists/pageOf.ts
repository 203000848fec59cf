/** The page of a list that an address names as `?page=`, counted from 1; nonsense is page 1. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
