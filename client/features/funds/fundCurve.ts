export interface FundDay {
  /** YYYY-MM-DD in UTC. */
  day: string;
  /** Fen at its end. */
  balance: number;
}

/** A place in the drawing, as shares of its width and height from its upper left corner. */
interface Spot extends FundDay {
  x: number;
  y: number;
}

export interface FundCurve {
  /** The steps of the balance, from the first day to the last. */
  spots: Spot[];
  highest: Spot;
  now: Spot;
  /** Amounts at the left, the greatest first. */
  ticks: { fen: number; y: number }[];
  /** YYYY-MM, each in the middle of its visible part. */
  months: { month: string; x: number }[];
}

const LEAST_TICK_FEN = 100;
const DAY_MS = 86_400_000;

/**
 * Lays out what a fund held over time, oldest day first: from the day of its first record on, where that is among
 * them. Null until two days differ: the balance at the end of its only day tells nothing of that day's movements.
 */
export function fundCurve(all: readonly FundDay[]): FundCurve | null {
  const begin = all.findIndex(({ balance }) => balance > 0);
  const days = all.slice(Math.max(begin, 0));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.every(({ balance }) => balance === first.balance)) return null;
  const most = Math.max(...days.map(({ balance }) => balance));
  // The balance before is that at the end of the day before the first one.
  const from = Date.parse(first.day) + (begin > 0 ? 0 : DAY_MS);
  const to = Date.parse(last.day) + DAY_MS;
  const share = (instant: number) => Math.min(Math.max((instant - from) / (to - from), 0), 1);
  const step = tickOf(most / 3);
  const count = Math.ceil(most / step);
  const heightOf = (fen: number) => 1 - fen / (count * step);
  const spots = days.map((one, index, { length }) => ({
    ...one,
    x: index === length - 1 ? 1 : share(Date.parse(one.day)),
    y: heightOf(one.balance),
  }));
  return {
    spots,
    highest: spots.reduce((best, one) => (one.balance > best.balance ? one : best)),
    now: spots.at(-1)!,
    ticks: Array.from({ length: count + 1 }, (_, index) => (count - index) * step).map((fen) => ({
      fen,
      y: heightOf(fen),
    })),
    months: monthsBetween(from, to).map(({ month, start, end }) => ({
      month,
      x: (share(start) + share(end)) / 2,
    })),
  };
}

/** The next amount that is easy to read: 1, 2 or 5 with zeros. */
function tickOf(fen: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(fen, LEAST_TICK_FEN)));
  return [1, 2, 5, 10].map((digit) => digit * power).find((tick) => tick >= fen) ?? power;
}

function monthsBetween(from: number, to: number) {
  const begin = new Date(from);
  const starts: number[] = [];
  for (let index = 0; ; index++) {
    const start = Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + index);
    if (start >= to) break;
    starts.push(start);
  }
  return starts.map((start, index) => ({
    ...{ month: new Date(start).toISOString().slice(0, 7), start },
    end: starts[index + 1] ?? to,
  }));
}
