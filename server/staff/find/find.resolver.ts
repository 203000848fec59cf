import { Arg, Ctx, Resolver } from 'type-graphql';
import {
  openContact,
  whereaboutsOf,
  type ItemWhereabouts,
  type OpenedContact,
} from '../../modules/fulfilment/public';
import { actorOf, type StaffViewer } from '../../modules/staff/public';
import type { StaffContext } from '../staff-context';
import { CurrentStaff, StaffMutation, StaffQuery } from '../staff-operations';
import { findThings } from './find-things';
import { OpenContactInput } from './find.inputs';
import { FoundListType, StaffContactType, StaffOrderType, type StaffItemType } from './find.types';

/** "Where is my parcel?" is answered by one text. */
@Resolver()
export class FindResolver {
  @StaffQuery(() => FoundListType, {
    description:
      'What a number of ours or of a carrier, an email address or the beginning of a name stands for.',
    needs: 'SHOPPER_NAME READ',
  })
  find(
    @Ctx() { services }: StaffContext,
    @Arg('text', { description: 'As it was pasted or scanned.' }) text: string,
  ): Promise<FoundListType> {
    return findThings(services, text);
  }

  @StaffQuery(() => StaffOrderType, {
    nullable: true,
    description: 'An order and where each of its items is; null for an unknown number.',
    needs: 'SHOPPER_NAME READ',
  })
  async order(
    @Ctx() { services, language }: StaffContext,
    @Arg('number', { description: 'Number of the order.' }) number: string,
  ): Promise<StaffOrderType | null> {
    const found = await whereaboutsOf(services, number, language);
    if (!found) return null;
    const { items, timeline, shopper, ...order } = found;
    return {
      ...order,
      shopper: shopper?.nickname ?? null,
      items: items.map(presentItem),
      timeline: [...timeline],
    };
  }

  @StaffMutation(() => StaffContactType, {
    description:
      'Contact and addresses of an order; that they were read is logged with the reason.',
    needs: 'SHOPPER_CONTACT READ',
  })
  async openContact(
    @Ctx() { services, caller }: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'Which order, and why.' }) input: OpenContactInput,
  ): Promise<StaffContactType> {
    return presentContact(await openContact(services, actorOf(staff, caller.requestId), input));
  }
}

function presentItem({ item, stored, parcel, ...rest }: ItemWhereabouts): StaffItemType {
  const { position, name, specification, quantity, shop, shopName, url } = item;
  return {
    ...{ name, specification, quantity, url, ...rest },
    position,
    shop: shopName ?? shop,
    arrivedAt: stored?.inboundAt ?? null,
    weightGrams: stored?.weightGrams ?? null,
    size: stored && [stored.lengthMm, stored.widthMm, stored.heightMm].join(' × '),
    photoUrls: stored?.photoUrls ?? [],
    packageNumber: parcel?.number ?? null,
    carrier: parcel?.carrier ?? null,
    trackingNumber: parcel?.trackingNumber ?? null,
  };
}

function presentContact({ addresses, ...contact }: OpenedContact): StaffContactType {
  return {
    ...contact,
    addresses: addresses.map((one) => ({
      name: `${one.firstName} ${one.lastName}`,
      ...{ phone: one.phone, detail: one.detail, countryCode: one.countryCode },
      city: [one.postcode, one.city, one.province].filter(Boolean).join(', '),
    })),
  };
}
