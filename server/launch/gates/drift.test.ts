import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callGate, Fixture, root } from './fixture';

async function catalogueFaults(en: object, zh: object): Promise<unknown> {
  const fixture = new Fixture({
    'en/orders.json': JSON.stringify(en),
    'zh/orders.json': JSON.stringify(zh),
  });
  try {
    return await callGate('catalogues.mjs', 'catalogueFaults', fixture.folder);
  } finally {
    fixture.remove();
  }
}

describe('message catalogues', () => {
  it('pass when both languages say the same', async () => {
    const en = {
      'orders.count': '{count, plural, one {# order} other {# orders}} by <b>{name}</b>',
    };
    const zh = { 'orders.count': '<b>{name}</b>的{count, plural, other {#个订单}}' };
    expect(await catalogueFaults(en, zh)).toEqual([]);
  });

  it('fail on a text that one language lacks', async () => {
    expect(await catalogueFaults({ a: 'A', b: 'B' }, { a: '甲' })).toEqual([
      'orders: b: no text in zh',
    ]);
  });

  it('fail on a placeholder that one language lacks', async () => {
    expect(await catalogueFaults({ a: 'Hello {name}' }, { a: '你好' })).toEqual([
      'orders: a: en takes {name}, zh takes nothing',
    ]);
  });

  it('fail on a text that cannot be read', async () => {
    expect(await catalogueFaults({ a: 'Hello' }, { a: '你好 {name' })).toEqual([
      expect.stringContaining('cannot be read'),
    ]);
  });
});

it('schema drift fails on a schema that the server does not emit, and on what goes with it', async () => {
  const schema = readFileSync(join(root, 'schema/schema.graphql'), 'utf8');
  const fixture = new Fixture({
    'schema.graphql': schema.replace('type Query {', 'type Query {\n  spoiled: Int'),
    'common-passwords.json': '{ "pattern": "^spoiled$" }',
  });
  const verdict = await callGate(
    'schema-drift.mjs',
    'checkSchema',
    join(fixture.folder, 'schema.graphql'),
  );
  fixture.remove();
  expect(verdict).toEqual({ code: 1, output: expect.stringContaining('spoiled: Int') });
  expect(verdict).toMatchObject({ output: expect.stringContaining('common-passwords.json') });
});

it('schema drift tells no difference where there is none', async () => {
  expect(await callGate('schema-drift.mjs', 'firstDifference', 'type A', 'type A')).toBeNull();
});

it('alert rules drift fails on a limit that alert-rules.ts does not have', async () => {
  const rules = readFileSync(join(root, 'server/ops/prometheus/alerts.yml'), 'utf8');
  const fixture = new Fixture({ 'alerts.yml': rules.replace('> 600', '> 6000') });
  const judge = (file: string) => callGate('alert-drift.mjs', 'checkAlerts', file);
  const verdict = await judge(join(fixture.folder, 'alerts.yml'));
  fixture.remove();
  expect(verdict).toEqual({ code: 1, output: expect.stringContaining('> 6000') });
});

describe('the OpenAPI gates', () => {
  const document = join(root, 'schema/rest-v1.json');

  async function judge(gate: string, lint: string, spoiled: string) {
    const fixture = new Fixture({ 'rest-v1.json': spoiled });
    const verdict = await callGate(gate, lint, join(fixture.folder, 'rest-v1.json'));
    fixture.remove();
    return verdict as { code: number; output: string };
  }

  it('Redocly finds nothing wrong with the document that the server describes', async () => {
    expect(await callGate('openapi.mjs', 'lintOpenApi', document)).toEqual({ code: 0, output: '' });
  });

  it('Spectral finds nothing wrong with it either', async () => {
    expect(await callGate('openapi-spectral.mjs', 'lintBySpectral', document)).toEqual({
      code: 0,
      output: '',
    });
  });

  describe('Redocly fails on', () => {
    const spoils: [fault: string, right: string, wrong: string, rule: RegExp][] = [
      [
        'an operationId that two calls share',
        '"listOrders"',
        '"submitOrder"',
        /operationId-unique/,
      ],
      ['a call without a summary', '"summary"', '"x-summary"', /operation-summary/],
      [
        'a call that does not say who may call it',
        '"security":',
        '"x-security":',
        /security-defined/,
      ],
      ['a reference to nothing', 'schemas/Refusal"', 'schemas/Refused"', /no-unresolved-refs/],
      ['an example of another type', '"amount": 1250,', '"amount": "x",', /examples/],
    ];
    let verdict: { code: number; output: string };

    // Runs all at once: each rule reports its own error, and linting takes a second in all.
    beforeAll(async () => {
      let spoiled = readFileSync(document, 'utf8');
      for (const [, right, wrong] of spoils) spoiled = spoiled.replaceAll(right, wrong);
      verdict = await judge('openapi.mjs', 'lintOpenApi', spoiled);
    });

    it.each(spoils)('%s', (_fault, _right, _wrong, rule) => {
      expect(verdict).toEqual({ code: 1, output: expect.stringMatching(rule) });
    });
  });

  it('Spectral fails on a call without a description, on no contact, and on a word given twice', async () => {
    // A few of its calls are enough: Spectral compiles the schema of every example of every call.
    const whole = JSON.parse(readFileSync(document, 'utf8'));
    const paths = Object.fromEntries(Object.entries(whole.paths).slice(0, 5));
    const spoiled = JSON.stringify({ ...whole, paths })
      .replaceAll('"description":"As the spec', '"x":"')
      .replaceAll('"contact"', '"x-contact"')
      .replaceAll('"NOT_FOUND",', '"BUSY",');
    const { code, output } = await judge('openapi-spectral.mjs', 'lintBySpectral', spoiled);
    expect(code).toBe(1);
    for (const rule of ['operation-description', 'info-contact', 'duplicated-entry-in-enum'])
      expect(output).toContain(rule);
  });
});

describe('the gate of released APIs', () => {
  const schema = readFileSync(join(root, 'schema/schema.graphql'), 'utf8');
  const staff = readFileSync(join(root, 'schema/staff.graphql'), 'utf8');
  const rest = JSON.parse(readFileSync(join(root, 'schema/rest-v1.json'), 'utf8'));

  /** The verdict on an offer, where today's APIs are what was released. */
  async function judge(
    offered: { schema?: string; staff?: string; rest?: object },
    released = { schema, rest },
  ) {
    const fixture = new Fixture({
      'released/version.json': '{ "version": "1.0.0" }',
      'released/schema.graphql': released.schema,
      'released/staff.graphql': staff,
      'released/rest-v1.json': JSON.stringify(released.rest),
      'schema.graphql': offered.schema ?? schema,
      'staff.graphql': offered.staff ?? staff,
      'rest-v1.json': JSON.stringify(offered.rest ?? rest),
    });
    const verdict = await callGate('released.mjs', 'checkReleased', fixture.folder);
    fixture.remove();
    return verdict as { code: number; output: string };
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document of any depth
  type Spoil = (document: any) => void;

  /** A copy of the document in which something differs. */
  function changed(change: Spoil): object {
    const document = structuredClone(rest);
    change(document);
    return document;
  }

  it('passes what is released, and what is more', async () => {
    expect(await judge({})).toEqual({ code: 0, output: '' });
    const more = schema.replace('type Query {', 'type Query {\n  more: Int');
    const restMore = changed(({ paths }) => {
      paths['/more'] = paths['/cart'];
      paths['/cart'].get.parameters.push({ in: 'query', name: 'more', schema: {} });
    });
    expect(await judge({ schema: more, rest: restMore })).toEqual({ code: 0, output: '' });
  });

  it('fails on a GraphQL field that is gone and on an argument that must be sent now', async () => {
    const released = schema
      .replace('type SiteInfo {', 'type SiteInfo {\n  gone: Int')
      .replace('type Query {', 'type Query {\n  asked: Int');
    const offered = schema.replace('type Query {', 'type Query {\n  asked(now: Int!): Int');
    const { code, output } = await judge({ schema: offered }, { schema: released, rest });
    expect(code).toBe(1);
    expect(output).toMatch(/gone/);
    expect(output).toMatch(/now/);
  });

  it('fails on a field of the staff console that is gone', async () => {
    const { code, output } = await judge({ staff: staff.replace('isCut:', 'isShort:') });
    expect([code, /isCut/.test(output)]).toEqual([1, true]);
  });

  it('lets go what was deprecated until a day that has come, and nothing else', async () => {
    const until = (day: string) => `@deprecated(reason: "Use id, until ${day}.")`;
    const fields = `over: Int ${until('2026-01-01')}\n  kept: Int ${until('2999-01-01')}`;
    const released = schema.replace('type SiteInfo {', `type SiteInfo {\n  ${fields}`);
    const { code, output } = await judge({}, { schema: released, rest });
    expect([code, /kept/.test(output), /over/.test(output)]).toEqual([1, true, false]);
  });

  it('fails on whatever a client of REST would miss', async () => {
    const spoiled = changed(({ paths, components: { schemas } }) => {
      delete paths['/cart'].get;
      paths['/orders'].get.parameters = [];
      paths['/country'].get.security = [{ token: [] }];
      delete schemas.Order.properties.amount;
      schemas.Order.properties.status.type = ['string', 'null'];
      schemas.SubmitOrderInput.required.push('purchase_remark');
      schemas.SubmitOrderInput.properties.purchase_remark.maxLength = 2;
    });
    const { code, output } = await judge({ rest: spoiled });
    expect(code).toBe(1);
    for (const fault of [
      /get \/cart is gone/,
      /get \/orders: query page is gone/,
      /get \/country wants a token now/,
      /amount is gone/,
      /status may be null now/,
      /purchase_remark must be sent now/,
      /purchase_remark has a narrower maxLength/,
    ])
      expect(output).toMatch(fault);
  });

  it('before 1.0 lets go what the change log names as removed, and nothing else', async () => {
    const released = schema.replace('type SiteInfo {', 'type SiteInfo {\n  gone: Int\n  lost: Int');
    const restLess = changed(({ paths }) => {
      delete paths['/cart'].get;
      delete paths['/orders'].get;
    });
    const fixture = new Fixture({
      'released/version.json': '{ "version": "0.9.0" }',
      'released/schema.graphql': released,
      'released/staff.graphql': staff,
      'staff.graphql': staff,
      'released/rest-v1.json': JSON.stringify(rest),
      'schema.graphql': schema,
      'rest-v1.json': JSON.stringify(restLess),
      'CHANGELOG.md':
        '## Unreleased\n\n### Removed\n\n- `SiteInfo.gone`, REST `get /cart`.\n\n## 0.9.0\n\n### Removed\n\n- `SiteInfo.lost`\n',
    });
    const complaints = async () =>
      (
        (await callGate('released.mjs', 'checkReleased', fixture.folder)) as { output: string }
      ).output
        .split('\n')
        .filter((line) => line.startsWith('  '));
    expect(await complaints()).toEqual([
      expect.stringContaining('SiteInfo.lost'),
      '  get /orders is gone',
    ]);
    fixture.write('released/version.json', '{ "version": "1.0.0" }');
    expect(await complaints()).toHaveLength(4);
    fixture.remove();
  });

  it('a release needs its section of the change log', async () => {
    const files = {
      ...{ 'schema.graphql': schema, 'staff.graphql': staff },
      'rest-v1.json': JSON.stringify(rest),
    };
    const fixture = new Fixture({ ...files, 'CHANGELOG.md': '# Changes\n\n## 1.0.0\n' });
    const release = (version: string) =>
      callGate('released.mjs', 'releaseSchema', version, fixture.folder);
    await release('1.0.0');
    expect(await callGate('released.mjs', 'checkReleased', fixture.folder)).toMatchObject({
      code: 0,
    });
    await expect(release('1.1.0')).rejects.toThrow('no heading');
    fixture.remove();
  });
});

it('codegen drift fails on documents that were not generated from, or persisted otherwise', () => {
  const asItIs = (path: string) => ({ [path]: readFileSync(join(root, path), 'utf8') });
  const fixture = new Fixture({
    ...asItIs('codegen.yml'),
    ...asItIs('server/launch/config/client-preset.cjs'),
    ...asItIs('server/launch/config/with-typename.cjs'),
    'schema/schema.graphql': 'type Query { hello: String }\nscalar DateTime\nscalar Money\n',
    'client/Hello.graphql': 'query Hello { hello }\n',
    'schema/staff.graphql': 'type Query { work: String }\nscalar DateTime\n',
    'client/staff/Work.graphql': 'query Work { work }\n',
  });
  const codegen = ['@graphql-codegen/cli/cjs/bin.js', '-c', 'codegen.yml'] as const;
  expect(fixture.exitCode(...codegen)).toBe(0);
  expect(fixture.exitCode(...codegen, '--check')).toBe(0);
  fixture.write('client/Hello.graphql', 'query Hello { hello, again: hello }\n');
  expect(fixture.exitCode(...codegen, '--check')).toBe(1);
  fixture.write('client/Hello.graphql', 'query Hello { hello }\n');
  fixture.write('client/gql/persisted-documents.json', '{}');
  expect(fixture.exitCode(...codegen, '--check')).toBe(1);
  expect(fixture.exitCode(...codegen)).toBe(0);
  fixture.write('client/staff/Work.graphql', 'query Work { hello }\n');
  expect(fixture.exitCode(...codegen, '--check')).toBe(1);
  fixture.remove();
});

it('unused code fails on a file and an export that nobody uses, or only the design system', () => {
  const fixture = new Fixture({
    'package.json': '{ "name": "fixture" }',
    'tsconfig.json': '{}',
    'server/main.ts':
      "import { used } from './used';\nimport '../client/pages/dev/KitPage';\nused();\n",
    'server/used.ts': 'export const used = () => 1;\nexport const nobody = 2;\n',
    'server/forgotten.ts': 'export const alone = 1;\n',
    'client/pages/dev/KitPage.tsx': "import { shown } from '../../ui/Card';\nshown;\n",
    'client/ui/Card.tsx': 'export const shown = 3;\n',
  });
  const rules = join(root, 'server/launch/config/knip.config.mjs');
  const report = fixture.run('knip/bin/knip.js', '-c', rules, '--no-config-hints');
  fixture.remove();
  expect(report).toContain('server/forgotten.ts');
  expect(report).toMatch(/nobody +server\/used\.ts/);
  expect(report).toContain('client/ui/Card.tsx');
});

it('module manifests fail on a folder that app/modules.ts does not list', async () => {
  const list = (entries: string) =>
    "import { site } from '../modules/site/module';\n" +
    `export const modules: readonly Module[] = [${entries}];\n`;
  const fixture = new Fixture({
    'server/app/modules.ts': list('site'),
    'server/modules/site/module.ts': 'export const site = {};\n',
  });
  const faults = () => callGate('../config/modules.cjs', 'moduleFaults', fixture.folder);
  expect(await faults()).toEqual([]);
  fixture.write('server/modules/novelties/public.ts', 'export const novelty = 1;\n');
  expect(await faults()).toEqual([
    'server/modules/novelties is not listed in server/app/modules.ts',
  ]);
  fixture.write('server/app/modules.ts', list(''));
  expect(await faults()).toHaveLength(2);
  fixture.remove();
});

it('the lock file gate fails on a host', async () => {
  const lock = {
    packages: { '': {}, 'node_modules/a': { resolved: 'https://example.org/a.tgz' } },
  };
  expect(await callGate('lock-file.mjs', 'hostsNamedIn', JSON.stringify(lock))).toEqual([
    'example.org',
  ]);
});

it('the lock file gate fails on a range of versions', async () => {
  const manifest = JSON.stringify({
    dependencies: { a: '1.2.3', b: '^1.2.3' },
    devDependencies: { c: '2.0.0-rc.4', d: '~2.0.0', e: 'npm:typescript@7.0.2' },
  });
  expect(await callGate('lock-file.mjs', 'rangesIn', manifest)).toEqual(['b', 'd']);
});
