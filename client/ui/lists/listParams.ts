/** Filters of a list in its address; days as `YYYY-MM-DD`. */
export interface ListParams {
  search?: string;
  from?: string;
  to?: string;
}

const MAX_SEARCH = 100;

/** Reads `?search=&from=&to=&page=`; what makes no sense is left out. */
export function listParamsOf(params: URLSearchParams): ListParams & { page: number } {
  return {
    search: params.get('search')?.trim().slice(0, MAX_SEARCH) || undefined,
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    page: pageOf(params),
  };
}

export function isNarrowed({ search, from, to }: ListParams): boolean {
  return Boolean(search ?? from ?? to);
}

/** Returns the period for the server: from the start of the first day to the end of the last. */
export function periodOf({ from, to }: ListParams): { from?: string; to?: string } {
  return { from: from && startOf(from, 0), to: to && startOf(to, 1) };
}

/** The page of a list that an address names as `?page=`, counted from 1; nonsense is page 1. */
function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function dayOf(text: string | null): string | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // Some browsers take February 31 for March 3: one that is not there is not changed into another.
  const isThere = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return isThere ? text : undefined;
}

/** Midnight in the reader's time zone, like the times on the page. */
function startOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
