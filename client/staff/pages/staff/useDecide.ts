import { useChange, type Refusal } from '../../apollo/useChange';
import {
  EndStaffSessionsDocument,
  ReinstateStaffDocument,
  ResetStaffAccessDocument,
  SetStaffRolesDocument,
  SuspendStaffDocument,
  type StaffRole,
} from '../../gql/graphql';
import type { DecisionName } from './decisions';

interface Decided {
  readonly id: string;
  readonly reason: string;
  readonly roles: StaffRole[];
}

/** Takes a decision about a person; the answer has a link where one is to be handed over. */
export function useDecide(name: DecisionName) {
  const setRoles = useChange(SetStaffRolesDocument);
  const suspend = useChange(SuspendStaffDocument);
  const reinstate = useChange(ReinstateStaffDocument);
  const endSessions = useChange(EndStaffSessionsDocument);
  const reset = useChange(ResetStaffAccessDocument);

  const changes: Record<DecisionName, { isBusy: boolean; refusal: Refusal | undefined }> = {
    ...{ roles: setRoles, suspend, reinstate, end: endSessions },
    ...{ link: reset, linkWithoutFactor: reset },
  };
  const { isBusy, refusal } = changes[name];

  async function decide({ id, reason, roles }: Decided): Promise<{ link?: string } | undefined> {
    const input = { id, reason };
    const linked = (withoutFactor: boolean) => reset.run({ input: { ...input, withoutFactor } });
    const run: Record<DecisionName, () => Promise<object | undefined>> = {
      roles: () => setRoles.run({ input: { ...input, roles } }),
      suspend: () => suspend.run({ input }),
      reinstate: () => reinstate.run({ input }),
      end: () => endSessions.run({ input }),
      link: async () => (await linked(false))?.resetStaffAccess,
      linkWithoutFactor: async () => (await linked(true))?.resetStaffAccess,
    };
    return run[name]();
  }
  return { decide, isBusy, refusal };
}
