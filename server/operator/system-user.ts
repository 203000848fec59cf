import { userInfo } from 'node:os';
import type { Actor } from '../kernel/actor';

/** Whoever runs a command, as the audit log names them: the user of the operating system. */
export function systemUser(): Actor {
  return { kind: 'COMMAND', name: userInfo().username };
}
