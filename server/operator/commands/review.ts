import type { Command } from 'commander';
import { hideReview, listReviews, replyToReview } from '../../modules/reviews/public';
import { parseCount } from '../arguments';
import type { Desk } from '../desk';
import { short } from '../table';

/** `review list|reply|hide|show`: what shoppers say of packages in public (SN-02). */
export function addReview(program: Command, desk: Desk): void {
  const review = program.command('review').description('answer reviews, or take them from view');

  review
    .command('list')
    .description('the newest reviews')
    .option('--limit <count>', 'how many', parseCount, 30)
    .action(({ limit }: { readonly limit: number }) =>
      desk(async (services) => {
        const found = await listReviews(services, Math.min(limit, 500));
        const rows = found.map(({ id, stars, content, reply, hiddenAt }) => [
          ...[id, String(stars), short(content.replace(/\s+/g, ' '), 60)],
          ...[short((reply ?? '').replace(/\s+/g, ' '), 30), hiddenAt ? 'hidden' : ''],
        ]);
        const columns = ['REVIEW', 'STARS', 'WORDS', 'ANSWER', ''];
        return { text: { columns, rows, empty: 'There are no reviews.' }, data: found };
      }),
    );

  review
    .command('reply')
    .description('answer a review in public, or answer it anew')
    .argument('<review>')
    .argument('<words>')
    .action((id: string, words: string) =>
      desk(async (services) => {
        const { reply } = await replyToReview(services, id, words);
        return { text: `${id} is answered.`, data: { id, reply } };
      }),
    );

  for (const [name, about, isHidden] of [
    ['hide', 'take a review from view; its author still sees it', true],
    ['show', 'let everybody read it again', false],
  ] as const)
    review
      .command(name)
      .description(about)
      .argument('<review>')
      .action((id: string) =>
        desk(async (services) => {
          await hideReview(services, id, isHidden);
          const text = `${id} is ${isHidden ? 'hidden' : 'shown'}.`;
          return { text, data: { id, isHidden } };
        }),
      );
}
