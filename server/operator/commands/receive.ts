import type { Command } from 'commander';
import { storeImage } from '../../modules/uploads/public';
import { receiveItem } from '../../modules/fulfilment/public';
import { parseCount, parseSize, readPhoto, type Photo, type Size } from '../arguments';
import type { Desk } from '../desk';

interface Measured {
  readonly grams: number;
  readonly size: Size;
  readonly photo?: readonly Photo[];
}

/** `receive OR… 1 --grams 480 --size 300x200x100`: an item arrived in the warehouse (ST-06). */
export function addReceive(program: Command, desk: Desk): void {
  program
    .command('receive')
    .description('weigh, measure and store an item that arrived')
    .argument('<orderNumber>')
    .argument('<position>', 'place of the item in its order, from 1', parseCount)
    .requiredOption('--grams <number>', 'weight', parseCount)
    .requiredOption('--size <LxWxH>', 'millimetres, e.g. 300x200x100', parseSize)
    .option('--photo <file>', 'gif, jpg or png within 2 MB; repeat for more', readPhoto)
    .action((orderNumber: string, position: number, { grams, size, photo = [] }: Measured) =>
      desk(async (services) => {
        const photoIds: string[] = [];
        for (const file of photo)
          photoIds.push((await storeImage(services, { userId: null, ...file })).id);
        const item = { orderNumber, position, weightGrams: grams, ...size, photoIds };
        await receiveItem(services, item);
        const photos = photoIds.length === 1 ? '1 photo' : `${photoIds.length} photos`;
        return { text: `${orderNumber} item ${position} is in stock, ${photos}.`, data: item };
      }),
    );
}
