import { Args, Ctx, Resolver } from 'type-graphql';
import {
  auditActions,
  auditLogPage,
  type AuditAction,
  type AuditEntry,
} from '../../platform/audit/audit';
import { InputRefused } from '../../platform/validation/input-refused';
import type { StaffContext } from '../staff-context';
import { StaffQuery } from '../staff-operations';
import { AuditLogArgs, LogPageType, type LogEntryType } from './log.types';

/** Who did what: an owner reads the audit log. */
@Resolver()
export class LogResolver {
  @StaffQuery(() => LogPageType, {
    description: 'The audit log, newest first.',
    needs: 'STAFF READ',
  })
  async auditLog(
    @Ctx() { services }: StaffContext,
    @Args() { by, action, about, from, to, first, before }: AuditLogArgs,
  ): Promise<LogPageType> {
    const { entries, endCursor } = await auditLogPage(services, {
      filter: {
        ...{ actor: by ?? undefined, subject: about ?? undefined },
        ...{ action: knownAction(action), from, to },
      },
      ...{ first, after: before ?? undefined },
    });
    return { entries: entries.map(present), endCursor };
  }
}

function knownAction(action: string | null | undefined): AuditAction | undefined {
  if (!action) return undefined;
  if (!Object.hasOwn(auditActions, action))
    throw new InputRefused({ action: { key: 'unknownChoice', params: {} } });
  return action as AuditAction;
}

function present(entry: AuditEntry): LogEntryType {
  const { number, at, actorName: actor, actorKind, station, action, subjectId: about } = entry;
  const { before, after, reason } = entry;
  return { number, at, actor, actorKind, station, action, about, before, after, reason };
}
