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

/** `correct item|package`: mends what was typed wrongly; timelines keep what stood there before. */
export function addCorrect(program: Command, desk: CommandRunner): void {
  const correct = program
    .command('correct')
    .description('mend a weight, size or tracking number; the shopper is told');

  correct
    .command('item')
    .description('weight or size of an item that lies in the warehouse')
    .argument('<orderNumber>')
    .argument('<position>', 'place of the item in its order, from 1', parseCount)
    .option('--grams <number>', 'weight', parseCount)
    .option('--size <LxWxH>', 'millimetres, e.g. 300x200x100', parseSize)
    .requiredOption('--reason <text>', 'what the shopper reads')
    .option('--sure', 'a weight or size that is rare is meant')
    .action((orderNumber: string, position: number, { grams, size, reason, sure }: Measured) =>
      desk(async (services) => {
        const changes = { ...(grams !== undefined && { weightGrams: grams }), ...size };
        const correction = { orderNumber, position, changes, reason, isSure: sure ?? false };
        const data = await correctMeasures(services, correction);
        return { text: `${orderNumber} item ${position} is corrected.`, data };
      }),
    );

  correct
    .command('package')
    .description('tracking number of a package that is on its way')
    .argument('<packageNumber>')
    .requiredOption('--tracking <number>')
    .option('--carrier <name>', 'as before when left out')
    .action((packageNumber: string, { tracking, carrier }: Sent) =>
      desk(async (services) => {
        const correction = { packageNumber, trackingNumber: tracking, carrier };
        const now = await correctTracking(services, correction);
        return {
          text: `${packageNumber} travels with ${now.carrier}, ${now.trackingNumber}.`,
          data: { packageNumber, ...now },
        };
      }),
    );
}
