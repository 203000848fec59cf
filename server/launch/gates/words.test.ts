import { callGate, Fixture } from './fixture';

async function faultsIn(path: string, text: string): Promise<unknown> {
  const fixture = new Fixture({
    'server/a.ts': '',
    'client/a.ts': '',
    'schema/a.json': '{}',
    [path]: text,
  });
  try {
    return await callGate('words.mjs', 'wordFaults', fixture.folder);
  } finally {
    fixture.remove();
  }
}

describe('the gate of words', () => {
  it('passes the terms of the field, and sentences that hold a word by chance', async () => {
    const text = '/** Caches a value. An order is kept for a year. */\nexport const cached = 1;\n';
    expect(await faultsIn('server/app/a.ts', text)).toEqual([]);
  });

  it.each([
    [
      'a name in code',
      'server/app/a.ts',
      'a;\nkeptFor(1);',
      'server/app/a.ts:2: "keptFor" is called cached',
    ],
    [
      'a type',
      'client/b.ts',
      'type PunchedCard = 1;',
      'client/b.ts:1: "PunchedCard" is called PerforatedCard',
    ],
    [
      'the name of a file',
      'server/young-memory.ts',
      '',
      'server/young-memory.ts: "young-memory" is called',
    ],
    [
      'a title in schema',
      'schema/decisions/1.md',
      '# `takeTurn` waits',
      'schema/decisions/1.md:1: "takeTurn"',
    ],
    [
      'the guide for colleagues',
      'CONTRIBUTING.md',
      'An order begins with `OrderSheet`.',
      'CONTRIBUTING.md:1: "OrderSheet" is called OrderOverview',
    ],
  ])('fails on %s, and names its place and the standard term', async (_, path, text, fault) => {
    expect(await faultsIn(path, text)).toEqual([expect.stringContaining(fault)]);
  });

  it.each(['/** What is told. */', '/**\n * Whether it is told\n */', '// What is told'])(
    'fails on a comment without a main verb: %s',
    async (comment) => {
      expect(await faultsIn('server/platform/a.ts', `a;\n\n${comment}\n`)).toEqual([
        expect.stringContaining('server/platform/a.ts:3: '),
      ]);
    },
  );
});
