/** The public exports of the site's configuration. */
export { readDemoMark, writeDemoMark } from './demo-mark';
export { demoShopper } from './demo-shopper';
export { resetSiteSetting, setSiteSetting } from './set-site-setting';
export {
  settingKeys,
  siteDefaults,
  siteSettings,
  writeSetting,
  type SettingKey,
  type SiteSettings,
} from './site.settings';
export { listOwnSettings, readSite } from './site.queries';
