import { Option, type Command } from 'commander';
import { newId } from '../../kernel/ids';
import { sendMessage } from '../../modules/notifications/public';
import { readText } from '../arguments';
import type { CommandRunner } from '../command-runner';

interface Written {
  readonly to?: string;
  readonly all?: true;
  readonly en: string;
  readonly zh: string;
  readonly key?: string;
}

/** `message --to ada@example.com --en news.txt --zh news.zh.txt`: sends a notification with our own text. */
export function addMessage(program: Command, run: CommandRunner): void {
  program
    .command('message')
    .description('write to one shopper or to all; the first line of each text is its title')
    .addOption(new Option('--to <email>', 'one shopper').conflicts('all'))
    .option('--all', 'every shopper')
    .requiredOption('--en <file>', 'the English text', readText)
    .requiredOption('--zh <file>', 'the Chinese text', readText)
    .option('--key <id>', 'key to resume an interrupted message to all; nobody gets it twice')
    .action((written: Written, command: Command) => {
      const { to, key = newId() } = written;
      if (to === undefined && !written.all) command.error('error: say --to <email> or --all');
      const [en, zh] = [written.en, written.zh].map(parted) as [Parted, Parted];
      const message = {
        ...{ titleEn: en.title, bodyEn: en.body, titleZh: zh.title, bodyZh: zh.body },
      };
      return run(async (services, by) => {
        const receiver = to === undefined ? { key } : { email: to };
        const count = await sendMessage(services, by, message, receiver);
        return { text: `Written to ${count} (key ${key}).`, data: { count, key } };
      });
    });
}

interface Parted {
  readonly title: string;
  readonly body: string;
}

function parted(text: string): Parted {
  const [title = '', ...rest] = text.trim().split(/\r?\n/);
  return { title, body: rest.join('\n').trim() };
}
