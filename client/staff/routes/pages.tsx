import type { ComponentType } from 'react';
import { ByCommandPage } from '../pages/ByCommandPage';
import { FindPage } from '../pages/find/FindPage';
import { StaffPage } from '../pages/staff/StaffPage';
import { TodayPage } from '../pages/TodayPage';
import type { StopName } from './stops';

const byCommand = (...commands: string[]) =>
  function CommandsOfStop() {
    return <ByCommandPage commands={commands} />;
  };

/** The screen of each stop. */
export const pages: Record<StopName, ComponentType> = {
  today: TodayPage,
  buy: byCommand('work', 'purchase', 'question ask'),
  receive: byCommand('work', 'receive', 'correct', 'unclaimed'),
  shelves: byCommand('status'),
  pack: byCommand('work', 'ship'),
  cases: byCommand('unclaimed', 'question list', 'refund'),
  find: FindPage,
  money: byCommand('remittance', 'withdrawal', 'credit', 'ledger verify'),
  words: byCommand('article', 'review', 'message', 'config', 'restricted-goods'),
  staff: StaffPage,
};
