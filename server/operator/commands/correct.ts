import type { Command } from 'commander';
import { correctMeasures, correctTracking } from '../../modules/fulfilment/public';
import { parseCount, parseSize, type Size } from '../arguments';
import type { CommandRunner } from '../command-runner';

interface Measured {
  readonly grams?: number;
  readonly size?: Size;
  readonly reason: string;
  readonly sure?: true;
}

interface Sent {
  readonly tracking: string;
  readonly carrier?: string;
}

/** `correct item|package`: corrects typing mistakes; timelines keep the previous values. */
export function addCorrect(program: Command, run: CommandRunner): void {
  const correct = program
    .command('correct')
    .description('correct a weight, size or tracking number; the shopper is notified');

  correct
    .command('item')
    .description('weight or size of an item in the warehouse')
    .argument('<orderNumber>')
    .argument('<position>', 'place of the item in its order, from 1', parseCount)
    .option('--grams <number>', 'weight', parseCount)
    .option('--size <LxWxH>', 'millimetres, e.g. 300x200x100', parseSize)
    .requiredOption('--reason <text>', 'what the shopper reads')
    .option('--sure', 'confirm an unusual weight or size')
    .action((orderNumber: string, position: number, { grams, size, reason, sure }: Measured) =>
      run(async (services, by) => {
        const changes = { ...(grams !== undefined && { weightGrams: grams }), ...size };
        const correction = { orderNumber, position, changes, reason, isSure: sure ?? false };
        const data = await correctMeasures(services, by, correction);
        return { text: `${orderNumber} item ${position} is corrected.`, data };
      }),
    );

  correct
    .command('package')
    .description('tracking number of a shipped package')
    .argument('<packageNumber>')
    .requiredOption('--tracking <number>')
    .option('--carrier <name>', 'default: unchanged')
    .action((packageNumber: string, { tracking, carrier }: Sent) =>
      run(async (services, by) => {
        const correction = { packageNumber, trackingNumber: tracking, carrier };
        const now = await correctTracking(services, by, correction);
        return {
          text: `${packageNumber} travels with ${now.carrier}, ${now.trackingNumber}.`,
          data: { packageNumber, ...now },
        };
      }),
    );
}
