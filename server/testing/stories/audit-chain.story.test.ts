import { recordAction } from '../../platform/audit/audit';
import { everyAuditEntryGoesOn } from '../../platform/audit/audit-chain.invariant';
import { AuditEntry, AuditHead } from '../../platform/audit/audit-entry.entity';
import { clerk } from '../staff-actor';
import { startTestApp, type TestApp } from '../test-app';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());

const act = (subject: string, reason: string | null = null) =>
  app.services.db.transaction((tx) =>
    recordAction(tx, clerk, { action: 'STAFF_SUSPENDED', subject, reason }, app.clock.now()),
  );

const entries = () => app.services.db.read.find(AuditEntry, { order: { number: 'ASC' } });
const broken = () => everyAuditEntryGoesOn.findViolations(app.services.db.read);

describe('The chain of the audit log', () => {
  it('is unbroken after 64 actions at once (SC-01)', async () => {
    const subjects = Array.from({ length: 64 }, (_, index) => `subject ${index}`);
    await Promise.all(subjects.map((subject) => act(subject)));
    const written = await entries();
    expect(written.map(({ number }) => number)).toEqual(subjects.map((_, index) => index + 1));
    expect(new Set(written.map(({ subjectId }) => subjectId))).toEqual(new Set(subjects));
    expect(new Set(written.map(({ formerHash }) => formerHash)).size).toBe(64);
    expect(await broken()).toEqual([]);
  });

  it('has no gap where a change was undone', async () => {
    await act('kept');
    const undo = app.services.db.transaction(async (tx) => {
      const told = { action: 'STAFF_SUSPENDED', subject: 'undone' } as const;
      await recordAction(tx, clerk, told, app.clock.now());
      throw new Error('undo');
    });
    await expect(undo).rejects.toThrow('undo');
    await act('kept as well');
    expect((await entries()).map(({ subjectId }) => subjectId)).toEqual(['kept', 'kept as well']);
    expect(await broken()).toEqual([]);
  });

  it('covers what the database stores: long reasons, emoji, halves of characters', async () => {
    await act('long', '猫'.repeat(150) + '🐈'.repeat(150));
    await act('half', 'a cut emoji \ud83d, and \0 nothing');
    const [long, half] = await entries();
    expect([...long!.reason!]).toHaveLength(200);
    expect(half!.reason).toBe('a cut emoji \ufffd, and  nothing');
    expect(await broken()).toEqual([]);
  });

  const spoils: readonly (readonly [string, string, readonly string[]])[] = [
    [
      'an altered name',
      "UPDATE audit_log SET actor_name = 'Nobody' WHERE number = 2",
      ['entry 2 is not as it was written'],
    ],
    [
      'another reason',
      "UPDATE audit_log SET reason = 'Because' WHERE number = 1",
      ['entry 1 is not as it was written'],
    ],
    ['a missing entry', 'DELETE FROM audit_log WHERE number = 2', ['entry 2 is missing']],
    ['a missing end', 'DELETE FROM audit_log WHERE number = 3', ['entry 3 is missing']],
    [
      'an end that was set back',
      'UPDATE audit_head SET number = 2',
      ['entry_behind_the_end 3', 'the end of the log is not its last entry, 2'],
    ],
    [
      'another end',
      'UPDATE audit_head SET hash = (SELECT former_hash FROM audit_log WHERE number = 1)',
      ['the end of the log is not its last entry, 3'],
    ],
  ];

  it.each(spoils)('tells of %s', async (_, spoil, findings) => {
    for (const subject of ['one', 'two', 'three']) await act(subject);
    await app.services.db.transaction((tx) => tx.query(spoil));
    expect(await broken()).toEqual(findings);
  });

  it('is checked from the first recent entry on', async () => {
    await act('old');
    app.clock.advance(86_400_000);
    const since = app.clock.now();
    app.clock.advance(1);
    for (const subject of ['new', 'newer']) await act(subject);
    const { db } = app.services;
    const spoil = (number: number) =>
      db.transaction((tx) => tx.update(AuditEntry, { number }, { actorName: 'Nobody' }));
    await spoil(1);
    expect(await everyAuditEntryGoesOn.findSince!(db.read, since)).toEqual([]);
    await spoil(3);
    expect(await everyAuditEntryGoesOn.findSince!(db.read, since)).toEqual([
      'entry 3 is not as it was written',
    ]);
  });

  it('costs three statements at its end, whatever its length', async () => {
    await act('first');
    const statements = await app.statementsOf(() => act('next'));
    expect(statements.map((sql) => sql.split(' ')[0])).toEqual(['SELECT', 'INSERT', 'UPDATE']);
    expect(await app.services.db.read.findOneBy(AuditHead, { id: 1 })).toMatchObject({ number: 2 });
  });
});
