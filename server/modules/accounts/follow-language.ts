import type { RequestContext } from '../../platform/request-context';
import { User } from './user.entity';

/**
 * Sets the language of later emails to the one that the shopper chose for this request. One statement when it
 * has changed, none otherwise; meant for requests that write anyway.
 */
export async function followLanguage({
  services,
  viewer,
  language,
  isLanguageChosen,
}: RequestContext): Promise<void> {
  if (!viewer || !isLanguageChosen || viewer.language === language) return;
  await services.db.transaction((tx) => tx.update(User, { id: viewer.id }, { language }));
}
