import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fixture, root } from './fixture';

const folder = 'server/modules/novelties';

/** One bad line for each shape that a rule of our own, or a rule we rely on, must catch. */
const bad: [rule: string, path: string, code: string][] = [
  ['tidebox/named-exports-only', `${folder}/d1.ts`, 'export default 1;'],
  ['tidebox/named-exports-only', `${folder}/d2.ts`, 'const a = 1; export { a as default };'],
  ['tidebox/write-gate', `${folder}/w1.ts`, 'dataSource.transaction(work);'],
  ['tidebox/write-gate', `${folder}/w2.ts`, 'db.owner.transaction(work);'],
  ['tidebox/write-gate', `${folder}/w3.ts`, 'tx.save(order);'],
  ['tidebox/write-gate', `${folder}/w4.ts`, 'tx.getRepository(Order).save(order);'],
  ['tidebox/write-gate', `${folder}/w5.ts`, 'this.orderRepository.save(order);'],
  ['tidebox/write-gate', `${folder}/w6.ts`, 'db.read.update(Order, id, { remark });'],
  ['tidebox/write-gate', `${folder}/w7.ts`, 'new DataSource(options);'],
  ['tidebox/money-arithmetic', `${folder}/m1.ts`, 'Math.round(unitPrice * quantity);'],
  ['tidebox/money-arithmetic', `${folder}/m2.ts`, 'Math.floor(order.handlingFee);'],
  ['tidebox/money-arithmetic', `${folder}/m3.ts`, 'const fee = Math.ceil(grams);'],
  ['tidebox/money-arithmetic', `${folder}/m4.ts`, 'parseFloat(priceText);'],
  [
    'tidebox/money-arithmetic',
    `${folder}/m5.ts`,
    'const row = { totalAmount: Number.parseFloat(text) };',
  ],
  ['tidebox/money-arithmetic', 'client/features/novelties/M.tsx', 'balance.toFixed(2);'],
  [
    'tidebox/money-arithmetic',
    'client/features/novelties/N.tsx',
    '(fund.balance / 100).toFixed(2);',
  ],
  ['tidebox/money-arithmetic', `${folder}/m6.ts`, 'order.amount * 0.029;'],
  ['tidebox/one-writer-per-status', `${folder}/s1.ts`, "order.status = 'PAID';"],
  [
    'tidebox/one-writer-per-status',
    `${folder}/s2.ts`,
    "tx.update(Order, { id }, { status: 'PAID' });",
  ],
  ['tidebox/one-writer-per-status', `${folder}/s3.ts`, "query.set({ status: 'PAID' });"],
  [
    'tidebox/disabling-needs-a-reason',
    `${folder}/e1.ts`,
    '// eslint-disable-next-line no-console\nconsole.log(1);',
  ],
  ['tidebox/guarded-storage', 'client/features/novelties/S.ts', "localStorage.setItem('a', 'b');"],
  ['tidebox/guarded-storage', 'client/features/novelties/T.ts', 'window.sessionStorage.clear();'],
  [
    'regexp/no-super-linear-backtracking',
    `${folder}/r1.ts`,
    'export const isMail = (a: string) => /^[^@]+@[^@]+\\.[^@]+$/.test(a);',
  ],
  [
    'regexp/no-super-linear-move',
    'client/features/novelties/R.ts',
    "export const trimmed = (a: string) => a.replace(/,+$/, '');",
  ],
  ['no-console', `${folder}/c1.ts`, "console.log('here');"],
  ['max-lines', `${folder}/l1.ts`, 'export const a = [\n' + '  1,\n'.repeat(250) + '];'],
  ['@typescript-eslint/no-explicit-any', `${folder}/a1.ts`, 'export const a: any = 1;'],
  [
    'react-hooks/rules-of-hooks',
    'client/features/novelties/H.tsx',
    'export function Card(p: { on: boolean }) { if (p.on) useState(1); return null; }',
  ],
];

/** One bad line for each rule that needs types, those of tests apart. */
const badByType: [rule: string, path: string, code: string][] = [
  ['no-floating-promises', `${folder}/f1.ts`, 'Promise.resolve(1);'],
  ['no-misused-promises', `${folder}/f2.ts`, 'if (Promise.resolve(1)) throw new Error();'],
  ['await-thenable', `${folder}/f3.ts`, 'export const a = async () => await 1;'],
  ['no-unsafe-assignment', `${folder}/u1.ts`, "export const a: number = JSON.parse('1');"],
  [
    'no-unsafe-return',
    'client/features/novelties/U.tsx',
    "export const a = () => JSON.parse('1');",
  ],
  ['no-base-to-string', `${folder}/t1.ts`, 'export const a = String({});'],
  ['only-throw-error', `${folder}/t2.ts`, "throw 'a text';"],
];

/** The same constructs used correctly; none of our own rules may object. */
const good: [path: string, code: string][] = [
  ['server/kernel/money.ts', 'Math.round(amount * 0.029);'],
  ['client/ui/values/Money.tsx', '(amount / 100).toFixed(2);'],
  [`${folder}/pages.ts`, 'const totalPages = Math.ceil(totalCount / size);'],
  [`${folder}/feedback.ts`, 'Math.round(feedback * coffees);'],
  ['server/platform/db/transition.ts', 'tx.update(Order, { id }, { ...changes, status });'],
  [`${folder}/guarded.ts`, "tx.update(Order, { id, status: 'PAID' }, { remark });"],
  [`${folder}/gate.ts`, 'services.db.transaction((tx) => tx.insert(Order, order));'],
  [`${folder}/photos.ts`, 'storage.save(photo);'],
  ['server/platform/db/sqlite-database.ts', 'new DataSource(options);'],
  ['server/operator/print.ts', 'console.log(1);'],
  ['client/vite.config.mts', 'export default {};'],
  [
    `${folder}/reason.ts`,
    '// eslint-disable-next-line no-control-regex -- file names may hold any byte\nexport const a = /\\x00/;',
  ],
];

interface LintResult {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

let results: LintResult[];
let resultsByType: string;

beforeAll(() => {
  const include = ['server', 'client'];
  const compilerOptions = { strict: true, jsx: 'react-jsx', noLib: false };
  const fixture = new Fixture({ 'tsconfig.json': JSON.stringify({ compilerOptions, include }) });
  for (const [, path, code] of [...bad, ...badByType]) fixture.write(path, `${code}\n`);
  for (const [path, code] of good) fixture.write(path, `${code}\n`);
  const rules = join(root, 'server/launch/config/eslint.config.mjs');
  const output = fixture.run('eslint/bin/eslint.js', '-c', rules, '--format', 'json', '.');
  results = JSON.parse(output) as LintResult[];
  fixture.write('.oxlintrc.json', readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  // The folders by name: it would follow the link to the packages and lint all of them.
  const byType = ['--type-aware', '--format', 'unix', 'server', 'client'];
  resultsByType = fixture.run('oxlint/bin/oxlint', ...byType);
  fixture.remove();
});

function messagesFor(path: string): string[] {
  const result = results.find(({ filePath }) => filePath.endsWith(`/${path}`));
  if (!result) throw new Error(`${path} was not linted`);
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

it.each(bad)('%s can fail (%s)', (rule, path) => {
  expect(messagesFor(path)).toContain(rule);
});

it.each(badByType)('%s can fail by its types (%s)', (rule, path) => {
  const line = resultsByType.split('\n').find((text) => text.includes(`${path}:`));
  expect(line).toContain(rule);
});

it.each(good)('leaves %s in peace', (path) => {
  const ours = /^(tidebox\/|no-console|max-lines)/;
  expect(messagesFor(path).filter((rule) => ours.test(rule))).toEqual([]);
});
