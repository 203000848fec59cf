import type { Command } from 'commander';
import {
  approvePicture,
  hideReview,
  listReviews,
  refusePicture,
  replyToReview,
} from '../../modules/reviews/public';
import { parseCount } from '../arguments';
import type { CommandRunner } from '../command-runner';
import { short } from '../table';

/** `review list|reply|hide|show|approve|refuse`: moderates public reviews (SN-02). */
export function addReview(program: Command, run: CommandRunner): void {
  const review = program.command('review').description('reply to reviews or hide them');

  review
    .command('list')
    .description('the newest reviews')
    .option('--limit <count>', 'how many', parseCount, 30)
    .option('--waiting', 'only those with a picture awaiting moderation')
    .action(({ limit, waiting: isWaiting = false }: ListOptions) =>
      run(async (services) => {
        const found = await listReviews(services, { limit: Math.min(limit, 500), isWaiting });
        const rows = found.map((one) => [
          ...[one.id, String(one.stars), short(one.content.replace(/\s+/g, ' '), 60)],
          ...[short((one.reply ?? '').replace(/\s+/g, ' '), 30), one.hiddenAt ? 'hidden' : ''],
          ...[pictureOf(one), one.imagePath ?? ''],
        ]);
        const columns = ['REVIEW', 'STARS', 'WORDS', 'ANSWER', '', 'PICTURE', ''];
        const empty = isWaiting ? 'No picture waits.' : 'There are no reviews.';
        return { text: { columns, rows, empty }, data: found };
      }),
    );

  review
    .command('reply')
    .description('reply to a review in public, or replace the reply')
    .argument('<review>')
    .argument('<words>')
    .action((id: string, words: string) =>
      run(async (services, by) => {
        const { reply } = await replyToReview(services, by, id, words);
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
        run(async (services, by) => {
          await hideReview(services, by, id, isHidden);
          const text = `${id} is ${isHidden ? 'hidden' : 'shown'}.`;
          return { text, data: { id, isHidden } };
        }),
      );

  review
    .command('approve')
    .description('approve the picture of a review')
    .argument('<reviewWithPicture>')
    .action((id: string) =>
      run(async (services, by) => {
        await approvePicture(services, by, id);
        return { text: `The picture of ${id} is shown.`, data: { id } };
      }),
    );

  review
    .command('refuse')
    .description('remove the picture of a review for good; text and stars stay')
    .argument('<reviewWithPicture>')
    .requiredOption('--reason <text>', 'what its author reads')
    .action((id: string, { reason }: { reason: string }) =>
      run(async (services, by) => {
        await refusePicture(services, by, id, reason);
        return { text: `The picture of ${id} is gone.`, data: { id } };
      }),
    );
}

interface ListOptions {
  readonly limit: number;
  readonly waiting?: boolean;
}

function pictureOf({
  imageWaits,
  imageRefusal,
  imagePath,
}: Awaited<ReturnType<typeof listReviews>>[number]): string {
  if (imageWaits) return 'waits';
  if (imageRefusal !== null) return 'refused';
  return imagePath === null ? '' : 'shown';
}
