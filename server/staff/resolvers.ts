import { StaffAccountResolver } from './account/account.resolver';
import { BuyingResolver } from './buying/buying.resolver';
import { FindResolver } from './find/find.resolver';
import { ShelfResolver } from './shelves/shelf.resolver';
import { TodayResolver } from './today/today.resolver';
import { LogResolver } from './log/log.resolver';
import { StaffMemberResolver } from './members/member.resolver';

/** Every resolver of the staff console; the modules' own belong to the shop. */
export const staffResolvers = [
  StaffAccountResolver,
  StaffMemberResolver,
  FindResolver,
  LogResolver,
  ShelfResolver,
  BuyingResolver,
  TodayResolver,
] as const;
