import { Arg, Ctx, Resolver } from 'type-graphql';
import type { Language } from '../../kernel/language';
import {
  actorOf,
  findStaffMember,
  inviteStaffMember,
  listStaff,
  reinstateStaff,
  resetStaffAccess,
  setStaffRoles,
  signOutEverywhere,
  suspendStaff,
  type StaffViewer,
} from '../../modules/staff/public';
import type { StaffContext } from '../staff-context';
import { CurrentStaff, StaffMutation, StaffQuery } from '../staff-operations';
import {
  InviteStaffInput,
  ResetStaffAccessInput,
  SetStaffRolesInput,
  StaffChangeInput,
} from './member.inputs';
import { StaffAccessLinkPayload, StaffMemberPayload, StaffMemberType } from './member.types';

/** Who works here: owners invite, give roles, suspend and let in again. */
@Resolver()
export class StaffMemberResolver {
  @StaffQuery(() => [StaffMemberType], {
    description: 'Everybody of the staff, by name.',
    needs: 'STAFF READ',
  })
  staffMembers(@Ctx() { services }: StaffContext): Promise<StaffMemberType[]> {
    return listStaff(services);
  }

  @StaffMutation(() => StaffMemberPayload, {
    description: 'Invites a person by email; the link works for seven days.',
    needs: 'STAFF DO',
  })
  async inviteStaff(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'Who.' }) input: InviteStaffInput,
  ): Promise<StaffMemberPayload> {
    const person = { ...input, language: input.language as Language };
    const id = await inviteStaffMember(context.services, byOf(context, staff), person);
    return present(context, id);
  }

  @StaffMutation(() => StaffMemberPayload, {
    description: 'Gives a person other roles.',
    needs: 'STAFF DO',
  })
  async setStaffRoles(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'Whom, which, why.' }) input: SetStaffRolesInput,
  ): Promise<StaffMemberPayload> {
    await setStaffRoles(context.services, byOf(context, staff), input);
    return present(context, input.id);
  }

  @StaffMutation(() => StaffMemberPayload, {
    description: 'Suspends a person; their sessions end at once.',
    needs: 'STAFF DO',
  })
  async suspendStaff(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'Whom, and why.' }) input: StaffChangeInput,
  ): Promise<StaffMemberPayload> {
    await suspendStaff(context.services, byOf(context, staff), input);
    return present(context, input.id);
  }

  @StaffMutation(() => StaffMemberPayload, {
    description: 'Lets a suspended person sign in again.',
    needs: 'STAFF DO',
  })
  async reinstateStaff(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'Whom, and why.' }) input: StaffChangeInput,
  ): Promise<StaffMemberPayload> {
    await reinstateStaff(context.services, byOf(context, staff), input);
    return present(context, input.id);
  }

  @StaffMutation(() => StaffAccessLinkPayload, {
    description:
      'Makes a link by which a person chooses a new password. It is not mailed: hand it over yourself.',
    needs: 'STAFF DO',
  })
  async resetStaffAccess(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'For whom, and why.' }) input: ResetStaffAccessInput,
  ): Promise<StaffAccessLinkPayload> {
    const link = await resetStaffAccess(context.services, byOf(context, staff), input);
    return { link, ...(await present(context, input.id)) };
  }

  @StaffMutation(() => StaffMemberPayload, {
    description: 'Signs a person out everywhere.',
    needs: 'STAFF DO',
  })
  async endStaffSessions(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'Whom, and why.' }) input: StaffChangeInput,
  ): Promise<StaffMemberPayload> {
    await signOutEverywhere(context.services, byOf(context, staff), input);
    return present(context, input.id);
  }
}

const byOf = ({ caller }: StaffContext, staff: StaffViewer) => actorOf(staff, caller.requestId);

async function present({ services }: StaffContext, id: string): Promise<StaffMemberPayload> {
  return { member: await findStaffMember(services, id) };
}
