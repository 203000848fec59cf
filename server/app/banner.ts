import { mailFolderOf, type Config } from '../platform/config';

interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/** The text printed after the start: version and build, the URLs of the server, and the sign-in data for newcomers. */
export function banner(url: string, build: string, config: Config, newcomer?: Newcomer): string {
  if (config.role === 'worker')
    return `\n  A worker of Tidebox ${build} answers at ${url}/readyz\n\n`;
  const isProduction = config.env === 'production';
  const mail = isProduction ? mailFolderOf(config) : `${url}/outbox`;
  const lines = [
    ['Tidebox is at', url],
    ['Version', build],
    ...(newcomer ? [['Demo shopper', `${newcomer.email}  password ${newcomer.password}`]] : []),
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
