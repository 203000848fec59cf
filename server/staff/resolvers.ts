import { StaffAccountResolver } from './account/account.resolver';
import { StaffMemberResolver } from './members/member.resolver';

/** Every resolver of the staff console; the modules' own belong to the shop. */
export const staffResolvers = [StaffAccountResolver, StaffMemberResolver] as const;
