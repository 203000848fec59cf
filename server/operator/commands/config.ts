import { Argument, type Command } from 'commander';
import { readSite, setSiteSetting, settingKeys, type SettingKey } from '../../modules/site/public';
import type { Desk } from '../desk';

const keyArgument = () => new Argument('<key>').choices(settingKeys);

/** `config list|get|set`: adjusts the site's configuration (EN-05). */
export function addConfig(program: Command, desk: Desk): void {
  const config = program.command('config').description("read and adjust the site's configuration");

  config
    .command('list')
    .description('all values that can be adjusted')
    .action(() =>
      desk(async (services) => {
        const site = await readSite(services);
        const rows = settingKeys.map((key) => [key, site[key]]);
        return { text: { columns: ['KEY', 'VALUE'], rows, empty: '' }, data: site };
      }),
    );

  config
    .command('get')
    .description('one value')
    .addArgument(keyArgument())
    .action((key: SettingKey) =>
      desk(async (services) => {
        const value = (await readSite(services))[key];
        return { text: value, data: value };
      }),
    );

  config
    .command('set')
    .description('change a value; a running server follows within seconds')
    .addArgument(keyArgument())
    .argument('<value>')
    .action((key: SettingKey, value: string) =>
      desk(async (services) => {
        await setSiteSetting(services, key, value);
        return { text: `${key} is now ${value}`, data: { [key]: value } };
      }),
    );
}
