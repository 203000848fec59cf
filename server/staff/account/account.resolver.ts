import { Arg, Ctx, Resolver } from 'type-graphql';
import {
  beginFactor,
  confirmFactor,
  findStaffViewer,
  ownerOfStaffLink,
  redeemStaffLink,
  signInStaff,
  signOutStaff,
  unlockSession,
  type OpenedStaffSession,
  type StaffViewer,
} from '../../modules/staff/public';
import { readSite } from '../../modules/site/public';
import type { StaffContext } from '../staff-context';
import { CurrentStaff, StaffMutation, StaffQuery } from '../staff-operations';
import {
  ConfirmFactorInput,
  RedeemStaffLinkInput,
  StaffSignInInput,
  UnlockInput,
} from './account.inputs';
import {
  ConfirmFactorPayload,
  FactorSetUpType,
  LinkOwnerType,
  StaffSessionPayload,
  StaffViewerType,
} from './account.types';
import { presentStaffViewer } from './present-staff-viewer';

/** Who is signed in at the console, and how they come in. */
@Resolver()
export class StaffAccountResolver {
  @StaffQuery(() => StaffViewerType, {
    nullable: true,
    description: 'Who is signed in; null for nobody.',
    needs: 'NOBODY',
  })
  viewer(@Ctx() { staff }: StaffContext): StaffViewerType | null {
    return staff && presentStaffViewer(staff);
  }

  @StaffQuery(() => LinkOwnerType, {
    description: 'Whom an invitation or a link to a new password belongs to.',
    needs: 'NOBODY',
  })
  staffLink(
    @Ctx() { services }: StaffContext,
    @Arg('token', { description: 'Token of the link.' }) token: string,
  ): Promise<LinkOwnerType> {
    return ownerOfStaffLink(services, token);
  }

  @StaffMutation(() => StaffSessionPayload, {
    description: 'Signs in for 12 hours; the session is kept in a cookie that no script reads.',
    needs: 'NOBODY',
  })
  async signIn(
    @Ctx() context: StaffContext,
    @Arg('input', { description: 'Who signs in.' }) input: StaffSignInInput,
  ): Promise<StaffSessionPayload> {
    return enter(context, await signInStaff(context.services, input, context.caller));
  }

  @StaffMutation(() => StaffSessionPayload, {
    description: 'Sets the password of an invited person, or of one with a link, and signs in.',
    needs: 'NOBODY',
  })
  async redeemStaffLink(
    @Ctx() context: StaffContext,
    @Arg('input', { description: 'Link and password.' }) input: RedeemStaffLinkInput,
  ): Promise<StaffSessionPayload> {
    return enter(context, await redeemStaffLink(context.services, input, context.caller));
  }

  @StaffMutation(() => StaffSessionPayload, {
    description: 'Unlocks the session after idle time.',
    needs: 'SESSION',
  })
  async unlock(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'The password.' }) { password }: UnlockInput,
  ): Promise<StaffSessionPayload> {
    const { services, caller } = context;
    await unlockSession(services, staff, { password, ...caller });
    return { viewer: await again(context, staff) };
  }

  @StaffQuery(() => FactorSetUpType, {
    description: 'A new secret for the authenticator app of a person who has none.',
    needs: 'SESSION',
  })
  async beginFactor(
    @Ctx() { services }: StaffContext,
    @CurrentStaff() staff: StaffViewer,
  ): Promise<FactorSetUpType> {
    const { name } = await readSite(services);
    return beginFactor(services, staff, name);
  }

  @StaffMutation(() => ConfirmFactorPayload, {
    description: 'Confirms the session by the second factor, which may be set up by it.',
    needs: 'SESSION',
  })
  async confirmFactor(
    @Ctx() context: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'The code.' }) input: ConfirmFactorInput,
  ): Promise<ConfirmFactorPayload> {
    const { services, caller } = context;
    const { requestId } = caller;
    const recoveryCodes = await confirmFactor(services, staff, { ...input, requestId });
    return { recoveryCodes, viewer: await again(context, staff) };
  }

  @StaffMutation(() => StaffSessionPayload, {
    description: 'Ends the session of this browser.',
    needs: 'SESSION',
  })
  async signOut(
    @Ctx() { services, caller, keepToken }: StaffContext,
    @CurrentStaff() staff: StaffViewer,
  ): Promise<StaffSessionPayload> {
    await signOutStaff(services, staff, caller.requestId);
    keepToken(null);
    return { viewer: null };
  }
}

async function enter(
  { services, keepToken }: StaffContext,
  session: OpenedStaffSession,
): Promise<StaffSessionPayload> {
  const staff = await findStaffViewer(services, { token: session.token });
  keepToken(session);
  return { viewer: staff && presentStaffViewer(staff) };
}

/** The session as it is after its change. */
async function again({ services }: StaffContext, { sessionId }: StaffViewer) {
  const staff = await findStaffViewer(services, { sessionId });
  return staff && presentStaffViewer(staff);
}
