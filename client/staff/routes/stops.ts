import type { Right } from '../access';
import type { StaffArea } from '../gql/graphql';
import type { MessageId } from '../i18n/catalogue';

/** A stop of the rail: a screen, and the key that leads there after `G`. */
export interface Stop {
  readonly letter: string;
  readonly path: string;
  /** Today stands alone, the way of the goods is drawn as a route, the rest follows. */
  readonly group: 'today' | 'goods' | 'rest';
  readonly title: MessageId;
  /** What a person needs in order to open it; null where everybody who works here may. */
  readonly needs: Right | null;
}

const read = (area: StaffArea) => ({ area, access: 'READ' as const });

/** All stops in the order of the rail; `pages.tsx` has the screen of each. */
export const stops = {
  today: { letter: 'T', path: '/', group: 'today', title: 'frame.stop.today', needs: null },
  buy: {
    letter: 'B',
    path: '/buy',
    group: 'goods',
    title: 'frame.stop.buy',
    needs: read('BUYING'),
  },
  receive: {
    ...{ letter: 'R', path: '/receive', group: 'goods', title: 'frame.stop.receive' },
    needs: read('RECEIVING'),
  },
  shelves: {
    ...{ letter: 'S', path: '/shelves', group: 'goods', title: 'frame.stop.shelves' },
    needs: read('RECEIVING'),
  },
  pack: {
    letter: 'P',
    path: '/pack',
    group: 'goods',
    title: 'frame.stop.pack',
    needs: read('PACKING'),
  },
  cases: {
    letter: 'C',
    path: '/cases',
    group: 'rest',
    title: 'frame.stop.cases',
    needs: read('CASES'),
  },
  find: {
    ...{ letter: 'F', path: '/find', group: 'rest', title: 'frame.stop.find' },
    needs: read('SHOPPER_NAME'),
  },
  money: {
    ...{ letter: 'M', path: '/money', group: 'rest', title: 'frame.stop.money' },
    needs: read('REMITTANCES'),
  },
  words: {
    ...{ letter: 'W', path: '/words', group: 'rest', title: 'frame.stop.words' },
    needs: read('REVIEWS'),
  },
  staff: {
    letter: 'L',
    path: '/staff',
    group: 'rest',
    title: 'frame.stop.staff',
    needs: read('STAFF'),
  },
} as const satisfies Record<string, Stop>;

export type StopName = keyof typeof stops;

export const stopNames = Object.keys(stops) as StopName[];

/** Returns the stop that an address belongs to, e.g. that of the log for `/staff/log`. */
export function stopAt(path: string): StopName | undefined {
  return stopNames.find((name) => {
    const { path: own } = stops[name];
    return path === own || (own !== '/' && path.startsWith(`${own}/`));
  });
}
