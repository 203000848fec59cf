import type { Command } from 'commander';
import { receiveItemWithPhotos } from '../../modules/fulfilment/public';
import { parseCount, parseSize, readPhoto, type Photo, type Size } from '../arguments';
import type { CommandRunner } from '../command-runner';

interface Measured {
  readonly grams: number;
  readonly size: Size;
  readonly photo?: readonly Photo[];
  readonly withoutPhotos?: string;
  readonly shelf?: string;
  readonly sure?: true;
}

/** `receive OR… 1 --grams 480 --size 300x200x100`: records the arrival of an item (ST-06). */
export function addReceive(program: Command, run: CommandRunner): void {
  program
    .command('receive')
    .description('weigh, measure and store an item that arrived')
    .argument('<orderNumber>')
    .argument('<position>', 'place of the item in its order, from 1', parseCount)
    .requiredOption('--grams <number>', 'weight', parseCount)
    .requiredOption('--size <LxWxH>', 'millimetres, e.g. 300x200x100', parseSize)
    .option('--photo <file>', 'gif, jpg or png within 2 MB; repeat for more', readPhoto)
    .option(
      '--without-photos <reason>',
      'fewer photos than paid for; the reason is shown to the shopper',
    )
    .option('--shelf <code>', 'code of the shelf where it is put')
    .option('--sure', 'confirm an unusual weight or size')
    .action((orderNumber: string, position: number, { grams, size, ...more }: Measured) =>
      run(async (services, by) => {
        const { photo = [], withoutPhotos, shelf, sure: isSure = false } = more;
        const measured = { orderNumber, position, weightGrams: grams, ...size };
        const arrival = { ...measured, withoutPhotos, shelf, isSure };
        const { photoIds, label } = await receiveItemWithPhotos(services, by, arrival, photo);
        const photos = photoIds.length === 1 ? '1 photo' : `${photoIds.length} photos`;
        return {
          text: `${orderNumber} item ${position} is in stock as ${label}, ${photos}.`,
          data: { ...measured, photoIds, label },
        };
      }),
    );
}
