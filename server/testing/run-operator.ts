import { restoreTargetOf } from '../app/restore-target';
import { openServices } from '../app/services';
import { runOperator } from '../operator/run-operator';
import { readConfig, type Config } from '../platform/config';
import type { TestApp } from './test-app';

export interface Spoken {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** The operator's command line on the app's database, by connections of its own. */
export async function operate(app: TestApp, ...args: string[]): Promise<Spoken> {
  let out = '';
  let err = '';
  const exitCode = await runOperator(args, {
    open: () => openServices(configBeside(app), { isCommand: true }),
    restoreTarget: () => restoreTargetOf(configBeside(app)),
    out: (text) => (out += text),
    err: (text) => (err += text),
  });
  return { exitCode, out, err };
}

/** The configuration of another process that works beside the app. */
export function configBeside({ services, varDir, redisUrl }: TestApp): Config {
  const { options } = services.db.owner;
  const url =
    options.type === 'mysql' ? options.url : `sqlite:${(options as { database: string }).database}`;
  return readConfig({
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    VAR_DIR: varDir,
    REDIS_URL: redisUrl ?? '',
    OPERATOR_EMAIL: services.operatorEmail ?? '',
    BACKUP_RECIPIENT: services.backupRecipient ?? '',
    STAFF_URL: services.staffUrl ?? '',
  });
}
