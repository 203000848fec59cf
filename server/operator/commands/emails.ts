import type { Command } from 'commander';
import { retryEmails } from '../../platform/queue/queue';
import type { CommandRunner } from '../command-runner';

/** `emails retry`: after the mail server has refused emails, whose pauses grow to an hour. */
export function addEmails(program: Command, run: CommandRunner): void {
  const emails = program.command('emails').description('emails that wait to be sent');
  emails
    .command('retry')
    .description('try every unsent email at once, also those given up after 8 hours')
    .action(() =>
      run(async (services, by) => {
        const count = await retryEmails(services, by);
        return { text: `${count} emails are tried now.`, data: { count } };
      }),
    );
}
