import { mailFolderOf, type Config } from '../platform/config';

interface Newcomer {
  readonly email: string;
  readonly password: string;
}

/** What is printed when the server is up: where everything is, and how a newcomer signs in. */
export function banner(url: string, config: Config, newcomer?: Newcomer): string {
  const isProduction = config.env === 'production';
  const mail = isProduction ? mailFolderOf(config) : `${url}/outbox`;
  const lines = [
    ['Tidebox is at', url],
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
