import type { Actor } from '../../kernel/actor';
import type { StaffViewer } from './sessions/staff-viewer';

/** Returns a signed-in person as the audit log names them. */
export function actorOf(
  { id: staffId, name, sessionId, station }: StaffViewer,
  requestId: string | null,
): Actor {
  return { kind: 'STAFF', staffId, name, sessionId, station, requestId };
}
