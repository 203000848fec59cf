import { Arg, Ctx, Resolver } from 'type-graphql';
import { actorOf, type StaffViewer } from '../../modules/staff/public';
import {
  addShelf,
  countShelf,
  listOverdue,
  listShelves,
  printLabel,
  putOnShelf,
  retireShelf,
  shelfContents,
  undoMove,
  type ItemInHall,
} from '../../modules/warehouse/public';
import { publicPathOf } from '../../platform/storage/storage';
import type { StaffContext } from '../staff-context';
import { CurrentStaff, StaffMutation, StaffQuery } from '../staff-operations';
import {
  AddShelfInput,
  CountShelfInput,
  PrintLabelInput,
  PutOnShelfInput,
  ShelfInput,
} from './shelf.inputs';
import {
  CountPayload,
  MovePayload,
  OverdueListType,
  PrintPayload,
  ShelfContentsType,
  ShelfInListType,
  ShelfPayload,
} from './shelf.types';

/** What lies where in the hall. */
@Resolver()
export class ShelfResolver {
  @StaffQuery(() => [ShelfInListType], {
    description: 'Every shelf by name, also those that are retired.',
    needs: 'RECEIVING READ',
  })
  shelves(@Ctx() { services }: StaffContext): Promise<ShelfInListType[]> {
    return listShelves(services);
  }

  @StaffQuery(() => ShelfContentsType, {
    description: 'What should lie on a shelf.',
    needs: 'RECEIVING READ',
  })
  async shelfContents(
    @Ctx() { services }: StaffContext,
    @Arg('shelf', { description: 'Code of its label.' }) code: string,
  ): Promise<ShelfContentsType> {
    const { shelf, items } = await shelfContents(services, code);
    return { shelf, items: items.map(present) };
  }

  @StaffQuery(() => OverdueListType, {
    description: 'Items whose free storage has ended, the oldest first.',
    needs: 'RECEIVING READ',
  })
  async overdueItems(@Ctx() { services }: StaffContext): Promise<OverdueListType> {
    const { total, items } = await listOverdue(services);
    return { total, items: items.map(present) };
  }

  @StaffMutation(() => ShelfPayload, { description: 'Adds a shelf.', needs: 'RECEIVING DO' })
  async addShelf(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'Its name and kind.' }) input: AddShelfInput,
  ): Promise<ShelfPayload> {
    return { shelf: await addShelf(context.services, byOf(context, staff), input) };
  }

  @StaffMutation(() => ShelfPayload, {
    description: 'Retires a shelf on which nothing lies.',
    needs: 'RECEIVING DO',
  })
  async retireShelf(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'Which.' }) { shelf }: ShelfInput,
  ): Promise<ShelfPayload> {
    return { shelf: await retireShelf(context.services, byOf(context, staff), shelf) };
  }

  @StaffMutation(() => MovePayload, {
    description: 'Puts an item on a shelf; one that lies there already stays.',
    needs: 'RECEIVING DO',
  })
  putOnShelf(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'What, and where.' }) input: PutOnShelfInput,
  ): Promise<MovePayload> {
    return putOnShelf(context.services, byOf(context, staff), input);
  }

  @StaffMutation(() => MovePayload, {
    description: 'Takes back your own last move, within ten minutes.',
    needs: 'RECEIVING DO',
  })
  undoMove(@Ctx() context: StaffContext, @CurrentStaff() staff: StaffViewer): Promise<MovePayload> {
    return undoMove(context.services, byOf(context, staff));
  }

  @StaffMutation(() => PrintPayload, {
    description: 'Notes that the label of an item is printed, and says where its PDF is.',
    needs: 'RECEIVING DO',
  })
  async printLabel(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'Which.' }) { label }: PrintLabelInput,
  ): Promise<PrintPayload> {
    const printed = await printLabel(context.services, byOf(context, staff), label);
    return { ...printed, path: `/labels/item/${printed.label}.pdf` };
  }

  @StaffMutation(() => CountPayload, {
    description: 'Compares a shelf with what was scanned there; nothing is written off.',
    needs: 'RECEIVING DO',
  })
  async countShelf(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'Which, and what was scanned.' }) input: CountShelfInput,
  ): Promise<CountPayload> {
    const counted = await countShelf(context.services, byOf(context, staff), input);
    return {
      ...counted,
      missing: counted.missing.map(present),
      unexpected: counted.unexpected.map(({ label, item }) => ({
        label,
        item: item && present(item),
      })),
    };
  }
}

const byOf = ({ caller }: StaffContext, staff: StaffViewer) => actorOf(staff, caller.requestId);

function present<Item extends ItemInHall>(
  item: Item,
): Omit<Item, 'imageFile'> & { readonly imageUrl: string | null } {
  const { imageFile, ...rest } = item;
  return { ...rest, imageUrl: imageFile === null ? null : publicPathOf(imageFile) };
}
