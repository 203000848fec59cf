import { userInfo } from 'node:os';
import type { CommandActor } from '../kernel/actor';

/** Whoever runs a command, as the audit log names them: the user of the operating system. */
export function systemUser(): CommandActor {
  return { kind: 'COMMAND', name: nameOfUser() };
}

/** A container may run under a number that has no name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
