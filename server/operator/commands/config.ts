import { Argument, type Command } from 'commander';
import {
  listOwnSettings,
  readSite,
  resetSiteSetting,
  setSiteSetting,
  settingKeys,
  siteSettings,
  writeSetting,
  type SettingKey,
  type SiteSettings,
} from '../../modules/site/public';
import type { CommandResult, CommandRunner } from '../command-runner';
import type { Table } from '../table';

const keyArgument = () => new Argument('<key>').choices(settingKeys);

/** `config list|show|get|set|reset`: adjusts the site's configuration (EN-05). */
export function addConfig(program: Command, run: CommandRunner): void {
  const config = program.command('config').description("read and adjust the site's configuration");

  config
    .command('list')
    .description('all values that can be adjusted; * marks those that were')
    .action(() =>
      run(async (services) => {
        const site = await readSite(services);
        return { text: tableOf(site, await listOwnSettings(services)), data: site };
      }),
    );

  config
    .command('show')
    .description('one value, what it decides and what it may be')
    .addArgument(keyArgument())
    .action((key: SettingKey) => run(async (services) => described(key, await readSite(services))));

  config
    .command('get')
    .description('one value alone')
    .addArgument(keyArgument())
    .action((key: SettingKey) =>
      run(async (services) => {
        const site = await readSite(services);
        return { text: writeSetting(key, site[key]), data: site[key] };
      }),
    );

  config
    .command('set')
    .description('change a value; running servers follow within a second')
    .addArgument(keyArgument())
    .argument('<value...>', 'separate several by spaces')
    .action((key: SettingKey, value: string[]) =>
      run(async (services, by) =>
        changed(key, await setSiteSetting(services, by, key, value.join(' '))),
      ),
    );

  config
    .command('reset')
    .description('reset a value to its default')
    .addArgument(keyArgument())
    .action((key: SettingKey) =>
      run(async (services, by) => changed(key, await resetSiteSetting(services, by, key))),
    );
}

function changed(key: SettingKey, site: SiteSettings): CommandResult {
  return { text: `${key} is now ${writeSetting(key, site[key])}`, data: { [key]: site[key] } };
}

function described(key: SettingKey, site: SiteSettings): CommandResult {
  const { about, expected, fallback } = siteSettings[key];
  const [value, initial] = [site[key], fallback].map((one) => writeSetting(key, one as never));
  const text = `${key}: ${about}\n  now       ${value}\n  initially ${initial}\n  expected  ${expected}`;
  return { text, data: { key, value: site[key], initial: fallback, about, expected } };
}

function tableOf(site: SiteSettings, own: ReadonlySet<string>): Table {
  return {
    columns: ['KEY', 'VALUE', '', 'DECIDES'],
    rows: settingKeys.map((key) => [
      ...[key, writeSetting(key, site[key]), own.has(key) ? '*' : ''],
      siteSettings[key].about,
    ]),
    empty: '',
  };
}
