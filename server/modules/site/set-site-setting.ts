import { isEmail, isURL } from 'class-validator';
import type { ValidationContext } from '../../platform/graphql/input-fields';
import { InputRefused } from '../../platform/graphql/validate-input';
import type { Services } from '../../platform/services';
import { SiteSetting } from './site-setting.entity';
import { socialNetworks, type SettingKey } from './site.defaults';
import { forgetSite } from './site.queries';

const MAX_LENGTH = 200;

/**
 * Adjusts the site configuration; other processes see it within seconds.
 * @throws InputRefused (VALIDATION_FAILED) for a value that cannot be
 */
export async function setSiteSetting(
  services: Services,
  key: SettingKey,
  value: string,
): Promise<void> {
  const problem = problemOf(key, value);
  if (problem) throw new InputRefused({ [key]: problem });
  await services.db.transaction(async (tx) => {
    await tx.delete(SiteSetting, { key });
    await tx.insert(SiteSetting, { key, value });
  });
  forgetSite(services);
}

function problemOf(key: SettingKey, value: string): ValidationContext | null {
  if (value.trim() === '') return { key: 'required', params: {} };
  if (value.length > MAX_LENGTH) return { key: 'tooLong', params: { max: MAX_LENGTH } };
  if (socialNetworks.some((network) => network === key) && !isWebAddress(value)) {
    return { key: 'link', params: {} };
  }
  if (key === 'serviceEmail' && !isEmail(value)) return { key: 'email', params: {} };
  return null;
}

/** Pages link to it, so it must not be a script. */
function isWebAddress(value: string): boolean {
  return isURL(value, { protocols: ['https', 'http'], require_protocol: true });
}
