import { join } from 'node:path';
import { Fixture, root } from './fixture';

/** Every rule, and an import that breaks it. The module "novelties" exists nowhere else. */
const broken: Record<string, [from: string, to: string]> = {
  '1-kernel-imports-nothing-of-ours': ['server/kernel/a.ts', 'server/i18n/texts.ts'],
  '1-platform-imports-kernel-alone': ['server/platform/mail/mail.ts', 'server/i18n/texts.ts'],
  '2-pure-files-import-kernel-alone': ['server/modules/novelties/a.pricing.ts', 'typeorm'],
  '2-pure-files-stay-in-their-module': [
    'server/modules/novelties/b.policy.ts',
    'server/modules/orders/public.ts',
  ],
  '3-other-modules-through-public': [
    'server/modules/novelties/place-novelty.ts',
    'server/modules/orders/order.queries.ts',
  ],
  '3-modules-import-downwards': [
    'server/modules/site/reach-up.ts',
    'server/modules/orders/public.ts',
  ],
  '3-everybody-through-public': [
    'server/operator/cheat.ts',
    'server/modules/orders/order.queries.ts',
  ],
  '4-endpoints-touch-no-repository': ['server/modules/novelties/novelty.resolver.ts', 'typeorm'],
  '4-use-cases-know-no-graphql': [
    'server/modules/novelties/show-novelty.ts',
    'server/platform/graphql/money-scalar.ts',
  ],
  '5-only-manifests-name-endpoints': [
    'server/modules/novelties/other.ts',
    'server/modules/novelties/novelty.resolver.ts',
  ],
  '5-only-app-names-adapters': [
    'server/modules/novelties/send.ts',
    'server/platform/mail/smtp-mail.ts',
  ],
  '5-nothing-imports-app': ['server/modules/novelties/reach-up.ts', 'server/app/graphql/schema.ts'],
  '5-only-the-staff-listener-knows-the-staff': [
    'server/operator/novelty.ts',
    'server/staff/resolvers.ts',
  ],
  '5-nothing-imports-testing': ['server/modules/novelties/build.ts', 'server/testing/builders.ts'],
  '6-entities-of-modules-do-not-meet': [
    'server/modules/novelties/novelty.entity.ts',
    'server/modules/orders/public.ts',
  ],
  '7-client-layers-pages': ['client/pages/Novelty.tsx', 'client/app/router.tsx'],
  '7-client-layers-features': ['client/features/novelties/A.tsx', 'client/pages/Home.tsx'],
  '7-client-layers-ui': ['client/ui/Button.tsx', 'client/features/orders/OrderCard.tsx'],
  '7-routes-lie-below-features': ['client/routes/novel.ts', 'client/pages/Home.tsx'],
  '7-only-the-table-names-pages': ['client/app/novelty.tsx', 'client/pages/Home.tsx'],
  '7-features-do-not-meet': [
    'client/features/novelties/B.tsx',
    'client/features/orders/OrderCard.tsx',
  ],
  '7-storefront-knows-no-console': ['client/app/hall.tsx', 'client/staff/main.tsx'],
  '7-console-knows-no-storefront': ['client/staff/shop.tsx', 'client/pages/Home.tsx'],
  '7-client-and-server-meet-in-schema': ['client/app/cheat.ts', 'server/kernel/money.ts'],
  '7-server-knows-no-client': ['server/app/cheat.ts', 'client/gql/graphql.ts'],
  'no-circles': ['server/kernel/circle-a.ts', 'server/kernel/circle-b.ts'],
  'no-unresolved': ['server/kernel/lost.ts', 'server/kernel/no-such-file'],
};

const allowed: [from: string, to: string][] = [
  ['server/modules/novelties/novelty.policy.ts', 'server/kernel/money.ts'],
  ['server/modules/novelties/take.ts', 'server/modules/orders/public.ts'],
  ['server/modules/novelties/store.ts', 'server/platform/storage/storage.ts'],
  ['server/modules/novelties/refuse.ts', 'server/platform/validation/input-refused.ts'],
  ['server/modules/novelties/novelty.types.ts', 'server/platform/graphql/node.ts'],
  ['server/modules/novelties/novelty.test.ts', 'server/testing/builders.ts'],
  ['server/app/modules.ts', 'server/modules/novelties/module.ts'],
  ['server/modules/novelties/module.ts', 'server/modules/novelties/novelty.resolver.ts'],
  ['server/modules/orders/allowed.ts', 'server/modules/site/public.ts'],
  ['server/operator/allowed.ts', 'server/modules/orders/public.ts'],
  ['server/app/services.ts', 'server/platform/mail/smtp-mail.ts'],
  ['client/pages/Allowed.tsx', 'client/features/orders/OrderCard.tsx'],
  ['client/features/novelties/C.tsx', 'client/ui/document/Card.tsx'],
  ['client/features/novelties/D.tsx', 'client/routes/paths.ts'],
];

interface Config {
  forbidden: { name: string }[];
}

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

let violations: Report['summary']['violations'];

beforeAll(() => {
  const fixture = new Fixture({ 'tsconfig.json': '{}' });
  const edges = [...Object.values(broken), ...allowed];
  for (const [, to] of edges) {
    if (/[.]tsx?$/.test(to)) fixture.write(to, 'export const here = 1;\n');
  }
  const imports = new Map<string, string[]>();
  for (const [from, to] of edges) imports.set(from, [...(imports.get(from) ?? []), to]);
  for (const [from, targets] of imports) fixture.write(from, importing(from, targets));
  fixture.write(
    'server/kernel/circle-b.ts',
    importing('server/kernel/circle-b.ts', ['server/kernel/circle-a.ts']),
  );
  fixture.write('server/kernel/types-a.ts', typesOf('types-b', 'A'));
  fixture.write('server/kernel/types-b.ts', typesOf('types-a', 'B'));
  const rules = join(root, 'server/launch/config/dependency-cruiser.cjs');
  const args = ['--config', rules, '--output-type', 'json', 'server', 'client'];
  const tool = 'dependency-cruiser/bin/dependency-cruise.mjs';
  violations = (JSON.parse(fixture.run(tool, ...args)) as Report).summary.violations;
  fixture.remove();
});

function importing(from: string, targets: string[]): string {
  const up = '../'.repeat(from.split('/').length - 1);
  const lines = targets.map((target, index) => {
    const specifier = target.includes('/') ? up + target.replace(/[.]tsx?$/, '') : target;
    return `import * as part${index} from '${specifier}';`;
  });
  const used = targets.map((_, index) => `part${index}`).join(', ');
  return `${lines.join('\n')}\nexport const here = [${used}];\n`;
}

/** Type-only, so that nothing of it is left when it runs. */
const typesOf = (other: string, own: string) =>
  `import type * as other from './${other}';\nexport interface ${own} { other: typeof other }\n`;

const rulesBrokenBy = (file: string) =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

it('knows an example for every rule', () => {
  const config = jest.requireActual<Config>('../config/dependency-cruiser.cjs');
  const names = new Set(config.forbidden.map(({ name }) => name));
  expect(Object.keys(broken).sort()).toEqual([...names].sort());
});

it.each(Object.entries(broken))('%s can fail', (rule, [from]) => {
  expect(rulesBrokenBy(from)).toContain(rule);
});

it('finds circles of types alone', () => {
  expect(rulesBrokenBy('server/kernel/types-a.ts')).toEqual(['no-circles']);
});

it.each(allowed)('lets %s import %s', (from) => {
  expect(rulesBrokenBy(from)).toEqual([]);
});
