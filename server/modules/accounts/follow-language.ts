import type { RequestContext } from '../../platform/request-context';
import { User } from './user.entity';

/**
 * From here on emails are in the language that the shopper chose for this request. One statement
 * when it is another than before, none otherwise; for requests that write anyway.
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
