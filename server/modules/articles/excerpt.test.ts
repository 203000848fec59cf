import { findExcerpt } from './excerpt';

const sentence = 'Parcels wait in the warehouse until all their items have arrived. ';

it('cuts an excerpt between words, before and behind what was found', () => {
  const text = `${sentence.repeat(3)}Insurance is yours to choose. ${sentence.repeat(3)}`;
  const excerpt = findExcerpt(text, ['insurance']);
  expect(excerpt).toContain('Insurance is yours');
  const kept = excerpt.slice(1, -1);
  expect(excerpt).toBe(`…${kept}…`);
  expect(` ${text}`).toContain(` ${kept} `);
});

it('keeps a number with its unit', () => {
  // The excerpt would begin within the number.
  const text = `${sentence}Each ${'500 g or part thereof; '.padEnd(41, 'and so on ')}customs. ${sentence.repeat(3)}`;
  expect(findExcerpt(text, ['customs'])).toMatch(/^…or part thereof/);
});

it('cuts Chinese, which has no spaces, where the room ends', () => {
  const text = `${'商品到齐后再打包。'.repeat(12)}可以购买保险。${'商品到齐后再打包。'.repeat(20)}`;
  const excerpt = findExcerpt(text, ['保险']);
  expect(excerpt).toContain('保险');
  expect(excerpt).toHaveLength(142);
});

it('takes a short text as a whole', () => {
  expect(findExcerpt('Refunds go to your balance.', ['refunds'])).toBe(
    'Refunds go to your balance.',
  );
});
