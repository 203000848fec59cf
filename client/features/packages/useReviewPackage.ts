import type { UseFormSetError } from 'react-hook-form';
import { useCommand } from '../../apollo/useCommand';
import { useIntentionKey } from '../../apollo/useIntentionKey';
import { ReviewPackageDocument } from '../../gql/graphql';

export interface ReviewValues {
  /** Radio buttons speak text. */
  stars: string;
  content: string;
  isAnonymous: boolean;
  image: { id: string; url: string } | null;
}

const fields = ['stars', 'content', 'isAnonymous'] as const;

/** Reviews a received package, once; the response adds the review to the cache (SN-02). */
export function useReviewPackage(packageId: string, setError: UseFormSetError<ReviewValues>) {
  const { run, isRunning } = useCommand(ReviewPackageDocument, {
    intention: useIntentionKey(),
    success: 'packages.reviewed',
  });

  const review = ({ stars, content, isAnonymous, image }: ReviewValues) =>
    run(
      {
        input: {
          ...{ packageId, stars: Number(stars), content: content.trim(), isAnonymous },
          ...(image && { imageId: image.id }),
        },
      },
      { fields, setError },
    );

  return { review, isRunning };
}
