import { IsNull } from 'typeorm';
import { isDuplicateKey } from '../db/driver-errors';
import type { Database } from '../db/database';
import { Alert } from './alert.entity';

/** Remembers which alerts have begun and when the operator was told of each. */
export interface AlertStates {
  list(): Promise<readonly Alert[]>;
  begin(name: string, now: Date): Promise<Alert>;
  /** Replaces `toldAt`. Returns false if another process has done so since the alert was read. */
  tell(alert: Alert, toldAt: Date | null): Promise<boolean>;
  /** Removes the alert. Returns false if another process did. */
  end(alert: Alert): Promise<boolean>;
}

/** Shared by all processes: the statement that changes a row decides which of them tells the operator. */
export function storedStates({ read, transaction }: Database): AlertStates {
  return {
    list: () => read.find(Alert),
    async begin(name, now) {
      const alert: Alert = { name, begunAt: now, toldAt: null };
      await transaction((tx) => tx.insert(Alert, alert)).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
      return read.findOneByOrFail(Alert, { name });
    },
    async tell({ name, toldAt: before }, toldAt) {
      const where = { name, toldAt: before ?? IsNull() };
      const { affected } = await transaction((tx) => tx.update(Alert, where, { toldAt }));
      return affected === 1;
    },
    async end({ name }) {
      const { affected } = await transaction((tx) => tx.delete(Alert, { name }));
      return affected === 1;
    },
  };
}

/** Of this process alone; it works without a database. */
export function ownStates(): AlertStates {
  const alerts = new Map<string, Alert>();
  const keep = (alert: Alert) => {
    alerts.set(alert.name, alert);
    return alert;
  };
  return {
    list: () => Promise.resolve([...alerts.values()]),
    begin: (name, now) => Promise.resolve(keep({ name, begunAt: now, toldAt: null })),
    tell: (alert, toldAt) => Promise.resolve(keep({ ...alert, toldAt }) !== undefined),
    end: ({ name }) => Promise.resolve(alerts.delete(name)),
  };
}
