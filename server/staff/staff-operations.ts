import {
  Authorized,
  createParameterDecorator,
  Mutation,
  Query,
  type AuthChecker,
} from 'type-graphql';
import {
  requireReady,
  requireRight,
  requireSession,
  type Access,
  type Right,
  type StaffArea,
  type StaffViewer,
} from '../modules/staff/public';
import type { StaffContext } from './staff-context';

type Returns = Parameters<typeof Query>[0];

/**
 * `READY` is a complete session of whatever role; `SESSION` one in whatever state, whose person may unlock it, confirm it
 * or end it.
 */
type Needed = `${StaffArea} ${Exclude<Access, 'NONE'>}` | 'READY' | 'SESSION' | 'NOBODY';

interface OperationOptions {
  readonly description: string;
  /** Whom the operation is for; the authority story calls it as everybody else. */
  readonly needs: Needed;
  readonly nullable?: true;
}

/** A query of the staff console. */
export function StaffQuery(returns: Returns, options: OperationOptions): MethodDecorator {
  return operation(Query, returns, options);
}

/** A mutation of the staff console; each leaves one row in the audit log. */
export function StaffMutation(returns: Returns, options: OperationOptions): MethodDecorator {
  return operation(Mutation, returns, options);
}

const describeNeed = (needs: Needed) => (needs === 'NOBODY' ? 'For everybody.' : `Needs ${needs}.`);

function operation(
  kind: typeof Query | typeof Mutation,
  returns: Returns,
  { needs, description, nullable }: OperationOptions,
): MethodDecorator {
  return (target, name, descriptor) => {
    const options = { description: `${description} ${describeNeed(needs)}`, nullable };
    kind(returns, options)(target, name, descriptor);
    if (needs !== 'NOBODY') Authorized<string>(needs)(target, name, descriptor);
  };
}

/** Throws the refusal that names what a request lacks, before its resolver runs. */
export const checkNeeds: AuthChecker<StaffContext, string> = ({ context: { staff } }, [needs]) => {
  if (needs === undefined || needs === 'SESSION') return Boolean(requireSession(staff));
  if (needs === 'READY') return Boolean(requireReady(staff));
  const [area, access] = needs.split(' ') as [StaffArea, Access];
  const right: Right = { area, access };
  return Boolean(requireRight(staff, right));
};

/** The person of a request whose operation needs one. */
export function CurrentStaff() {
  return createParameterDecorator<StaffContext>(({ context }): StaffViewer =>
    requireSession(context.staff),
  );
}
