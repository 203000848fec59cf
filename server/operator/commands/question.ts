import type { Command } from 'commander';
import { formatMoney, type Money } from '../../kernel/money';
import {
  askQuestion,
  listOpenQuestions,
  withdrawQuestion,
  type OpenQuestion,
} from '../../modules/orders/public';
import { parseAmount, parseCount } from '../arguments';
import type { CommandResult, CommandRunner } from '../command-runner';
import { short, type Table } from '../table';

interface Found {
  readonly price?: Money;
  readonly substitute?: string;
  readonly url?: string;
  readonly specification: string;
  readonly note: string;
  readonly hours?: number;
}

/** `question ask|list|withdraw`: asks the shopper about differences at purchase. */
export function addQuestion(program: Command, run: CommandRunner): void {
  const question = program
    .command('question')
    .description('ask shoppers about different prices and substitutes');

  question
    .command('ask')
    .description('another price or a substitute; a lower price alone is refunded at once')
    .argument('<orderNumber>')
    .argument('<position>', 'place of the item in its order, from 1', parseCount)
    .option('--price <yuan>', 'price per piece now; default: as ordered', parseAmount)
    .option('--substitute <name>', 'name of the substitute')
    .option('--url <link>', 'page of the substitute')
    .option('--specification <text>', 'colour, size and the like of the substitute', '')
    .option('--note <text>', 'what the shopper reads', '')
    .option('--hours <count>', 'hours to answer; default: answerHours', parseCount)
    .action((orderNumber: string, position: number, { price, substitute, ...found }: Found) =>
      run(async (services, by) => {
        const { url = '', specification, note, hours } = found;
        const offer =
          substitute === undefined ? undefined : { name: substitute, url, specification };
        const finding = { orderNumber, position, unitPrice: price, substitute: offer, note, hours };
        return resultOf(orderNumber, position, await askQuestion(services, by, finding));
      }),
    );

  question
    .command('list')
    .description('open refund requests')
    .action(() =>
      run(async (services) => {
        const open = await listOpenQuestions(services);
        return { text: tableOf(open), data: open };
      }),
    );

  question
    .command('withdraw')
    .description('withdraw the question: the item is available as ordered')
    .argument('<orderNumber>')
    .argument('<position>', 'place of the item in its order, from 1', parseCount)
    .action((orderNumber: string, position: number) =>
      run(async (services, by) => {
        await withdrawQuestion(services, by, { orderNumber, position });
        const text = `The question about ${orderNumber} item ${position} is withdrawn.`;
        return { text, data: { orderNumber, position } };
      }),
    );
}

function resultOf(
  orderNumber: string,
  position: number,
  asked: Awaited<ReturnType<typeof askQuestion>>,
): CommandResult {
  const what = `${orderNumber} item ${position}`;
  if ('returned' in asked) {
    const text = `${what}: ${formatMoney(asked.returned)} returned to the shopper.`;
    return { text, data: { orderNumber, position, returned: asked.returned } };
  }
  const { question } = asked;
  const text = `${what}: asked for ${formatMoney(question.difference)}, until ${question.dueAt.toISOString()}.`;
  return { text, data: { orderNumber, position, question } };
}

function tableOf(open: readonly OpenQuestion[]): Table {
  return {
    columns: ['ORDER', 'ITEM', 'DIFFERENCE', 'SUBSTITUTE', 'ANSWER UNTIL'],
    rows: open.map(({ orderNumber, question }) => [
      orderNumber,
      short(question.itemName, 40),
      formatMoney(question.difference),
      short(question.substituteName ?? '', 40),
      question.dueAt.toISOString(),
    ]),
    empty: 'No question is open.',
  };
}
