import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { languages, type Language } from '../../kernel/language';
import {
  addStaffMember,
  findStaffIdByEmail,
  listStaff,
  resetStaffAccess,
  setStaffRoles,
  signOutEverywhere,
  staffRoles,
  suspendStaff,
  type StaffEntry,
  type StaffRole,
} from '../../modules/staff/public';
import type { Services } from '../../platform/services';
import { StartRefused } from '../../platform/start-refused';
import type { CommandRunner } from '../command-runner';
import type { Table } from '../table';

interface Change {
  readonly reason: string;
}

const because = new Option('--reason <text>', 'why; the audit log keeps it').makeOptionMandatory();

/** Parses roles: OWNER,BOOKKEEPER. */
function parseRoles(text: string): StaffRole[] {
  const roles = text.toUpperCase().split(',') as StaffRole[];
  if (!roles.every((role) => staffRoles.includes(role)))
    throw new InvalidArgumentError(`Expected some of ${staffRoles.join(', ')}, with commas.`);
  return roles;
}

/** `staff add|list|roles|suspend|reset|sessions`: the people of the staff console; the first owner is added here. */
export function addStaff(program: Command, run: CommandRunner): void {
  const staff = program.command('staff').description('people who work at the staff console');

  staff
    .command('add')
    .description('adds a person and prints the link by which they choose a password, valid 7 days')
    .argument('<email>')
    .argument('<name>', 'as colleagues read it')
    .argument('<roles>', `some of ${staffRoles.join(', ')}, with commas`, parseRoles)
    .addOption(
      new Option('--language <code>', 'language of their emails')
        .choices(Object.keys(languages))
        .default('en'),
    )
    .action(
      (email: string, name: string, roles: StaffRole[], { language }: { language: Language }) =>
        run(async (services, by) => {
          const person = { email, name, roles, language };
          const { id, link } = await addStaffMember(withConsole(services), by, person);
          return { text: `${name} chooses a password at ${link}`, data: { id, link } };
        }),
    );

  staff
    .command('list')
    .description('who works here')
    .action(() =>
      run(async (services) => {
        const people = await listStaff(services);
        return { text: tableOf(people), data: people };
      }),
    );

  staff
    .command('roles')
    .description('gives a person other roles')
    .argument('<email>')
    .argument('<roles>', 'with commas', parseRoles)
    .addOption(because)
    .action((email: string, roles: StaffRole[], { reason }: Change) =>
      change(run, email, async (services, by, id) => {
        await setStaffRoles(services, by, { id, roles, reason });
        return `${email} is ${roles.join(', ')} now.`;
      }),
    );

  staff
    .command('suspend')
    .description('ends all sessions of a person, who cannot sign in any more')
    .argument('<email>')
    .addOption(because)
    .action((email: string, { reason }: Change) =>
      change(run, email, async (services, by, id) => {
        await suspendStaff(services, by, { id, reason });
        return `${email} is suspended.`;
      }),
    );

  staff
    .command('reset')
    .description('prints a link by which a person chooses a new password, valid 30 minutes')
    .argument('<email>')
    .addOption(because)
    .option('--without-factor', 'forget their second factor as well, for a lost phone')
    .action(
      (email: string, { reason, withoutFactor = false }: Change & { withoutFactor?: boolean }) =>
        change(run, email, async (services, by, id) => {
          const access = { id, reason, withoutFactor };
          const link = await resetStaffAccess(withConsole(services), by, access);
          return `${email} chooses a new password at ${link}`;
        }),
    );

  staff
    .command('sessions')
    .description('signs a person out everywhere')
    .argument('<email>')
    .addOption(because)
    .action((email: string, { reason }: Change) =>
      change(run, email, async (services, by, id) => {
        const ended = await signOutEverywhere(services, by, { id, reason });
        return `${email}: ${ended} sessions ended.`;
      }),
    );
}

function change(
  run: CommandRunner,
  email: string,
  work: (services: Services, by: Actor, id: string) => Promise<string>,
): Promise<void> {
  return run(async (services, by) => {
    const id = await findStaffIdByEmail(services, email);
    if (id === null) throw new DomainError('NOT_FOUND');
    return { text: await work(services, by, id), data: { id } };
  });
}

/** A link leads to the console, so it must be known where that is. */
function withConsole(services: Services): Services & { readonly staffUrl: string } {
  const { staffUrl } = services;
  if (staffUrl === null)
    throw new StartRefused(['STAFF_URL says where the staff console is; it is not set']);
  return { ...services, staffUrl };
}

function tableOf(people: readonly StaffEntry[]): Table {
  return {
    columns: ['NAME', 'EMAIL', 'ROLES', 'STATUS', 'SECOND FACTOR', 'SESSIONS'],
    rows: people.map(({ name, email, roles, status, hasFactor, needsFactor, sessions }) => [
      ...[name, email, roles.join(', '), status],
      ...[hasFactor ? 'set up' : needsFactor ? 'missing' : '', String(sessions.length)],
    ]),
    empty: 'Nobody works here yet. The first owner: staff add EMAIL NAME OWNER',
  };
}
