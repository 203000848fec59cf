/** What neighbours and the operator may ask of the site's configuration. */
export { readDemoMark, writeDemoMark } from './demo-mark';
export { demoShopper } from './demo-shopper';
export { setSiteSetting } from './set-site-setting';
export { settingKeys, siteDefaults, type SettingKey } from './site.defaults';
export { readSite } from './site.queries';
