import { isMailed, mailedKinds, type MailedNotificationKind } from '../emails/public';
import { muteEmails } from '../accounts/public';
import { InputRefused } from '../../platform/graphql/validate-input';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import type { NotificationKind } from './notification.kinds';

/** Whether a shopper is mailed notifications of a kind. */
export interface EmailPreference {
  readonly kind: MailedNotificationKind;
  readonly isOn: boolean;
}

/** Whether the emails of a kind are off; `muted` as it stands on the shopper. */
export function isMuted(muted: string, kind: string): boolean {
  return muted.split(' ').includes(kind);
}

/** Every kind that is mailed, with the shopper's choice. Emails about the account are none of them. */
export function emailPreferencesOf({
  mutedEmails,
}: Pick<Viewer, 'mutedEmails'>): EmailPreference[] {
  return mailedKinds.map((kind) => ({ kind, isOn: !isMuted(mutedEmails, kind) }));
}

/**
 * Switches the emails of a kind on or off; the notification itself comes all the same. Returns what
 * is chosen then.
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
