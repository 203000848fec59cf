import { Command } from 'commander';
import type { RestoreTarget } from '../app/restore-target';
import { addAlerts } from './commands/alerts';
import { addArticle } from './commands/article';
import { addBackup } from './commands/backup';
import { addConfig } from './commands/config';
import { addCorrect } from './commands/correct';
import { addCourier } from './commands/courier';
import { addCredit } from './commands/credit';
import { addDeliveryLine } from './commands/delivery-line';
import { addEmails } from './commands/emails';
import { addFind } from './commands/find';
import { addLedger } from './commands/ledger';
import { addLog } from './commands/log';
import { addMessage } from './commands/message';
import { addPurchase } from './commands/purchase';
import { addQuestion } from './commands/question';
import { addReceive } from './commands/receive';
import { addRefund } from './commands/refund';
import { addRemittance } from './commands/remittance';
import { addRestrictedGoods } from './commands/restricted-goods';
import { addReview } from './commands/review';
import { addShelfCommands } from './commands/shelf';
import { addShip } from './commands/ship';
import { addStaff } from './commands/staff';
import { addStatus } from './commands/status';
import { addUnclaimed } from './commands/unclaimed';
import { addWithdrawal } from './commands/withdrawal';
import { addWork } from './commands/work';
import type { CommandRunner } from './command-runner';

/** Every command of the operator; one file each. */
const commands = [
  addWork,
  addFind,
  addPurchase,
  addCourier,
  addQuestion,
  addReceive,
  addShelfCommands,
  addShip,
  addCorrect,
  addRefund,
  addRemittance,
  addWithdrawal,
  addUnclaimed,
  addCredit,
  addAlerts,
  addEmails,
  addLedger,
  addStatus,
  addLog,
  addBackup,
  addConfig,
  addRestrictedGoods,
  addDeliveryLine,
  addArticle,
  addReview,
  addMessage,
  addStaff,
];

/** Builds the operator's command line; commander itself refuses wrong usage. */
export function buildProgram(run: CommandRunner, restoreTarget: () => RestoreTarget): Command {
  const program = new Command('operator')
    .description('Buys, receives, packs and ships for the shoppers of Tidebox.')
    .option('--json', 'print JSON for machines instead of tables')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 refused by a rule, 2 wrong usage, 3 database not reachable or a bug, ' +
        '78 no database of this version where VAR_DIR and DATABASE_URL point.',
    );
  for (const add of commands) add(program, run, restoreTarget);
  return program;
}
