import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callGate, Fixture, root } from './fixture';

function catalogueFaults(en: object, zh: object): unknown {
  const fixture = new Fixture({
    'en/orders.json': JSON.stringify(en),
    'zh/orders.json': JSON.stringify(zh),
  });
  try {
    return callGate('catalogues.mjs', 'catalogueFaults', fixture.folder);
  } finally {
    fixture.remove();
  }
}

describe('message catalogues', () => {
  it('pass when both languages say the same', () => {
    const en = {
      'orders.count': '{count, plural, one {# order} other {# orders}} by <b>{name}</b>',
    };
    const zh = { 'orders.count': '<b>{name}</b>的{count, plural, other {#个订单}}' };
    expect(catalogueFaults(en, zh)).toEqual([]);
  });

  it('fail on a text that one language lacks', () => {
    expect(catalogueFaults({ a: 'A', b: 'B' }, { a: '甲' })).toEqual(['orders: b: no text in zh']);
  });

  it('fail on a placeholder that one language lacks', () => {
    expect(catalogueFaults({ a: 'Hello {name}' }, { a: '你好' })).toEqual([
      'orders: a: en takes {name}, zh takes nothing',
    ]);
  });

  it('fail on a text that cannot be read', () => {
    expect(catalogueFaults({ a: 'Hello' }, { a: '你好 {name' })).toEqual([
      expect.stringContaining('cannot be read'),
    ]);
  });
});

it('schema drift fails on a schema that the server does not emit', () => {
  const fixture = new Fixture({});
  const file = join(fixture.folder, 'schema.graphql');
  callGate('schema-drift.mjs', 'emitSchema', file);
  const spoiled = readFileSync(file, 'utf8').replace(
    'type Query {',
    'type Query {\n  spoiled: Int',
  );
  fixture.write('schema.graphql', spoiled);
  const verdict = callGate('schema-drift.mjs', 'checkSchema', file);
  expect(verdict).toEqual({ code: 1, output: expect.stringContaining('spoiled: Int') });
  callGate('schema-drift.mjs', 'emitSchema', file);
  fixture.write('common-passwords.json', '{ "pattern": "^spoiled$" }');
  const other = callGate('schema-drift.mjs', 'checkSchema', file);
  fixture.remove();
  expect(other).toEqual({ code: 1, output: expect.stringContaining('common-passwords.json') });
});

it('schema drift tells no difference where there is none', () => {
  expect(callGate('schema-drift.mjs', 'firstDifference', 'type A', 'type A')).toBeNull();
});

describe('the OpenAPI gate', () => {
  const document = join(root, 'schema/rest-v1.json');

  it('finds nothing wrong with the document that the server describes', () => {
    expect(callGate('openapi.mjs', 'lintOpenApi', document)).toEqual({ code: 0, output: '' });
  });

  it.each([
    ['an operationId that two calls share', '"getOrders"', '"postOrders"', /operationId-unique/],
    ['a call without a summary', '"summary"', '"x-summary"', /operation-summary/],
    [
      'a call that does not say who may call it',
      '"security":',
      '"x-security":',
      /security-defined/,
    ],
    ['a reference to nothing', 'schemas/Refusal"', 'schemas/Refused"', /no-unresolved-refs/],
    ['an example of another type', '"amount": 1250', '"amount": "x"', /examples/],
  ])('fails on %s', (_, right, wrong, rule) => {
    const spoiled = readFileSync(document, 'utf8').replaceAll(right, wrong);
    const fixture = new Fixture({ 'rest-v1.json': spoiled });
    const verdict = callGate('openapi.mjs', 'lintOpenApi', join(fixture.folder, 'rest-v1.json'));
    fixture.remove();
    expect(verdict).toEqual({ code: 1, output: expect.stringMatching(rule) });
  });
});

it('codegen drift fails on documents that were not generated from', () => {
  const fixture = new Fixture({
    'codegen.yml': readFileSync(join(root, 'codegen.yml'), 'utf8'),
    'schema/schema.graphql': 'type Query { hello: String }\nscalar DateTimeISO\nscalar Money\n',
    'client/Hello.graphql': 'query Hello { hello }\n',
  });
  const codegen = ['@graphql-codegen/cli/cjs/bin.js', '-c', 'codegen.yml'] as const;
  expect(fixture.exitCode(...codegen)).toBe(0);
  expect(fixture.exitCode(...codegen, '--check')).toBe(0);
  fixture.write('client/Hello.graphql', 'query Hello { hello, again: hello }\n');
  expect(fixture.exitCode(...codegen, '--check')).toBe(1);
  fixture.remove();
});

it('unused code fails on a file and an export that nobody uses', () => {
  const fixture = new Fixture({
    'package.json': '{ "name": "fixture" }',
    'tsconfig.json': '{}',
    'server/main.ts': "import { used } from './used';\nused();\n",
    'server/used.ts': 'export const used = () => 1;\nexport const nobody = 2;\n',
    'server/forgotten.ts': 'export const alone = 1;\n',
  });
  const rules = join(root, 'server/launch/config/knip.json');
  const report = fixture.run('knip/bin/knip.js', '-c', rules, '--no-config-hints');
  fixture.remove();
  expect(report).toContain('server/forgotten.ts');
  expect(report).toMatch(/nobody +server\/used\.ts/);
});

it('module manifests fail on a folder that app/modules.ts does not list', () => {
  const list = (entries: string) =>
    "import { site } from '../modules/site/module';\n" +
    `export const modules: readonly Module[] = [${entries}];\n`;
  const fixture = new Fixture({
    'server/app/modules.ts': list('site'),
    'server/modules/site/module.ts': 'export const site = {};\n',
  });
  const faults = () => callGate('../config/modules.cjs', 'moduleFaults', fixture.folder);
  expect(faults()).toEqual([]);
  fixture.write('server/modules/novelties/public.ts', 'export const novelty = 1;\n');
  expect(faults()).toEqual(['server/modules/novelties is not listed in server/app/modules.ts']);
  fixture.write('server/app/modules.ts', list(''));
  expect(faults()).toHaveLength(2);
  fixture.remove();
});

it('the lock file gate fails on a host', () => {
  const lock = {
    packages: { '': {}, 'node_modules/a': { resolved: 'https://example.org/a.tgz' } },
  };
  expect(callGate('lock-file.mjs', 'hostsNamedIn', JSON.stringify(lock))).toEqual(['example.org']);
});
