import { Option, type Command } from 'commander';
import {
  addShelf,
  countShelf,
  listShelves,
  putOnShelf,
  retireShelf,
  shelfKinds,
  type ItemInHall,
  type MovedItem,
  type ShelfInList,
  type ShelfKind,
} from '../../modules/warehouse/public';
import type { CommandRunner } from '../command-runner';
import type { Table } from '../table';

/** `shelf add|list|put|count|retire`: the places of the warehouse, and what lies where. */
export function addShelfCommands(program: Command, run: CommandRunner): void {
  const shelf = program.command('shelf').description('shelves of the warehouse');

  shelf
    .command('add')
    .description('adds a shelf and prints the code of its label')
    .argument('<name>', 'capitals, digits and hyphens, e.g. B-12')
    .addOption(new Option('--kind <kind>').choices(shelfKinds).default('STORAGE'))
    .action((name: string, { kind }: { kind: ShelfKind }) =>
      run(async (services, by) => {
        const { id: _, ...added } = await addShelf(services, by, { name, kind });
        return { text: `Shelf ${added.name} has the code ${added.code}.`, data: added };
      }),
    );

  shelf
    .command('list')
    .description('every shelf, and how many items lie there')
    .action(() =>
      run(async (services) => {
        const shelves = await listShelves(services);
        return { text: tableOf(shelves), data: shelves };
      }),
    );

  shelf
    .command('retire')
    .description('retires an empty shelf')
    .argument('<code>')
    .action((code: string) =>
      run(async (services, by) => {
        const { name } = await retireShelf(services, by, code);
        return { text: `Shelf ${name} is retired.`, data: { code, name } };
      }),
    );

  shelf
    .command('put')
    .description('puts an item on a shelf')
    .argument('<item>', 'code of its label')
    .argument('<shelf>', 'code of the shelf')
    .action((item: string, code: string) =>
      run(async (services, by) => {
        const moved = await putOnShelf(services, by, { item, shelf: code });
        const { label, isMoved, by: name, at } = moved;
        return {
          text: wordsOf(moved),
          data: { label, isMoved, shelf: moved.shelf?.name ?? null, by: name, at },
        };
      }),
    );

  shelf
    .command('count')
    .description('compares a shelf with the labels that lie there; nothing is written off')
    .argument('<shelf>', 'code of the shelf')
    .argument('[labels...]', 'codes of all items that lie there')
    .action((code: string, labels: string[]) =>
      run(async (services, by) => {
        const counted = await countShelf(services, by, { shelf: code, labels });
        const { shelf: found, equal, missing, unexpected } = counted;
        const text = [
          `${found.name}: ${equal} as expected.`,
          ...missing.map(({ label, name }) => `missing     ${label} ${name}`),
          ...unexpected.map(({ label, item }) => `unexpected  ${label} ${placeOf(item)}`),
        ].join('\n');
        return { text, data: { ...counted, shelf: found.name } };
      }),
    );
}

function placeOf(item: ItemInHall | null): string {
  if (!item) return 'belongs to no item';
  if (!item.isThere) return `${item.name}: it has left the warehouse`;
  return `${item.name}: it should lie on ${item.shelf?.name ?? 'no shelf'}`;
}

function wordsOf({ label, shelf, isMoved, by, at }: MovedItem): string {
  const place = shelf?.name ?? 'no shelf';
  return isMoved
    ? `${label} lies on ${place}.`
    : `${label} lies on ${place} already: ${by} put it there at ${at.toISOString()}.`;
}

function tableOf(shelves: readonly ShelfInList[]): Table {
  return {
    columns: ['shelf', 'code', 'kind', 'items', ''],
    rows: shelves.map(({ name, code, kind, items, active }) => [
      ...[name, code, kind, String(items), active ? '' : 'retired'],
    ]),
    empty: 'There are no shelves.',
  };
}
