import { clock } from './clock';
import type { Command } from './command';
import { fulfilling } from './fulfilling';
import { gateway } from './gateway';
import { leaving } from './leaving';
import { ordering } from './ordering';
import { paying } from './paying';
import { questioning } from './questioning';
import { recharging } from './recharging';
import { refunding } from './refunding';
import { withdrawing } from './withdrawing';

/**
 * All commands that can move money. A new one becomes a file beside these and a line here; its effect on a
 * balance becomes a line of `terms` in expected-money.ts.
 */
export const commands = {
  ...ordering,
  ...paying,
  ...gateway,
  ...recharging,
  ...questioning,
  ...withdrawing,
  ...refunding,
  ...fulfilling,
  ...leaving,
  ...clock,
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;
