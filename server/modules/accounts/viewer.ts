import type { Viewer } from '../../kernel/viewer';
import type { User } from './user.entity';

/** What a request may know of its shopper; never the password's hash. */
export function viewerOf(user: User, sessionId: string): Viewer {
  const { id, email, nickname, isEmailVerified, avatarFile, language, mutedEmails } = user;
  return { id, sessionId, email, nickname, isEmailVerified, avatarFile, language, mutedEmails };
}
