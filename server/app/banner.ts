import { mailFolderOf, type Config } from '../platform/config';

interface Newcomer {
  readonly email: string;
  readonly password: string;
}

interface DemoStaff {
  readonly password: string;
  readonly people: readonly { readonly role: string; readonly email: string }[];
}

/** Says what a newcomer to the demo signs in with: as a shopper, and as each role of the staff. */
interface Newcomers {
  readonly shopper: Newcomer;
  readonly staff: DemoStaff;
  readonly codesPath: string;
}

/** The text printed after the start: version and build, the URLs of the server, and the sign-in data for newcomers. */
export function banner(url: string, build: string, config: Config, demo?: Newcomers): string {
  if (config.role === 'worker')
    return `\n  A worker of Tidebox ${build} answers at ${url}/readyz\n\n`;
  const isProduction = config.env === 'production';
  const mail = isProduction ? mailFolderOf(config) : `${url}/outbox`;
  const lines = [
    ['Tidebox is at', url],
    ['Version', build],
    ...(demo ? [['Demo shopper', `${demo.shopper.email}  password ${demo.shopper.password}`]] : []),
    ...(config.staff ? [['Staff console', config.staff.url]] : []),
    ...(config.staff && demo ? staffLines(demo, url) : []),
    ...(config.smtpUrl ? [] : [['Caught mail', mail]]),
    ...(isProduction
      ? []
      : [
          ['GraphQL', `${url}/graphql  (offline: ${url}/graphql/ide)`],
          ['REST', `${url}/api/v1/docs`],
        ]),
  ];
  return `\n${lines.map(([name = '', what]) => `  ${name.padEnd(13)} ${what}\n`).join('')}\n`;
}

/** One line a role, so that each can be tried. */
function staffLines(
  { staff: { people, password }, codesPath }: Newcomers,
  url: string,
): string[][] {
  const [first, ...others] = people.map(({ role, email }) => `${email}  ${role.toLowerCase()}`);
  return [
    ['Demo staff', `${first}  password ${password}`],
    ...others.map((line) => ['', line]),
    ['Their codes', `${url}${codesPath}  (owner and bookkeeper confirm with a second factor)`],
  ];
}
