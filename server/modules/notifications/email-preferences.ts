import { isMailed, mailedKinds, type MailedNotificationKind } from '../emails/public';
import { muteEmails } from '../accounts/public';
import { InputRefused } from '../../platform/validation/input-refused';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import type { NotificationKind } from './notification.kinds';

/** A shopper's choice of emails for a kind of notification. */
export interface EmailPreference {
  readonly kind: MailedNotificationKind;
  readonly isOn: boolean;
}

/** Returns whether the emails of a kind are switched off; `muted` is the column of the shopper. */
export function isMuted(muted: string, kind: string): boolean {
  return muted.split(' ').includes(kind);
}

/**
 * Returns every kind that is mailed, with the shopper's choice. Emails about the account are not among them.
 */
export function emailPreferencesOf({
  mutedEmails,
}: Pick<Viewer, 'mutedEmails'>): EmailPreference[] {
  return mailedKinds.map((kind) => ({ kind, isOn: !isMuted(mutedEmails, kind) }));
}

/**
 * Switches the emails of a kind on or off; the notification itself is sent in either case. Returns the new
 * choice.
 * @throws InputRefused (VALIDATION_FAILED) for a kind that is never mailed
 */
export async function setEmailPreference(
  services: Services,
  viewer: Viewer,
  { kind, isOn }: { readonly kind: NotificationKind; readonly isOn: boolean },
): Promise<EmailPreference[]> {
  if (!isMailed(kind)) throw new InputRefused({ kind: { key: 'unknownChoice', params: {} } });
  const mutedEmails = await muteEmails(services, viewer.id, (muted) => {
    const others = muted.filter((one) => one !== kind);
    return isOn ? others : [...others, kind];
  });
  return emailPreferencesOf({ mutedEmails });
}
