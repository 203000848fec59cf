import type { Command } from 'commander';
import { formatMoney, type Money } from '../../kernel/money';
import {
  askQuestion,
  listOpenQuestions,
  withdrawQuestion,
  type OpenQuestion,
} from '../../modules/orders/public';
import { parseAmount, parseCount } from '../arguments';
import type { Answer, CommandRunner } from '../command-runner';
import { short, type Table } from '../table';

interface Found {
  readonly price?: Money;
  readonly substitute?: string;
  readonly url?: string;
  readonly specification: string;
  readonly note: string;
  readonly hours?: number;
}

/** `question ask|list|withdraw`: what differs when buying is asked of the shopper. */
export function addQuestion(program: Command, desk: CommandRunner): void {
  const question = program
    .command('question')
    .description('ask shoppers about prices and items that differ');

  question
    .command('ask')
    .description('another price, or a substitute; where only the price fell, it returns at once')
    .argument('<orderNumber>')
    .argument('<position>', 'place of the item in its order, from 1', parseCount)
    .option('--price <yuan>', 'what one piece costs now; as ordered when left out', parseAmount)
    .option('--substitute <name>', 'what can be had instead')
    .option('--url <link>', 'page of the substitute')
    .option('--specification <text>', 'colour, size and the like of the substitute', '')
    .option('--note <text>', 'what the shopper reads', '')
    .option('--hours <count>', 'how long there is to answer; answerHours when left out', parseCount)
    .action((orderNumber: string, position: number, { price, substitute, ...found }: Found) =>
      desk(async (services) => {
        const { url = '', specification, note, hours } = found;
        const offer =
          substitute === undefined ? undefined : { name: substitute, url, specification };
        const finding = { orderNumber, position, unitPrice: price, substitute: offer, note, hours };
        return told(orderNumber, position, await askQuestion(services, finding));
      }),
    );

  question
    .command('list')
    .description('what waits for an answer')
    .action(() =>
      desk(async (services) => {
        const open = await listOpenQuestions(services);
        return { text: tableOf(open), data: open };
      }),
    );

  question
    .command('withdraw')
    .description('the item can be had as ordered after all')
    .argument('<orderNumber>')
    .argument('<position>', 'place of the item in its order, from 1', parseCount)
    .action((orderNumber: string, position: number) =>
      desk(async (services) => {
        await withdrawQuestion(services, { orderNumber, position });
        const text = `The question about ${orderNumber} item ${position} is withdrawn.`;
        return { text, data: { orderNumber, position } };
      }),
    );
}

function told(
  orderNumber: string,
  position: number,
  asked: Awaited<ReturnType<typeof askQuestion>>,
): Answer {
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
