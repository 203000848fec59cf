import { readFragment, type FragmentType } from '../../gql';
import { PackageReviewCard_PackageFragmentDoc } from '../../gql/graphql';
import { Card } from '../../ui/paper/Card';
import { PackageReview } from './PackageReview';
import { ReviewForm } from './ReviewForm';

interface PackageReviewCardProps {
  package: FragmentType<typeof PackageReviewCard_PackageFragmentDoc>;
}

/** The review of a package, or the form for it while the server allows one. */
export function PackageReviewCard(props: PackageReviewCardProps) {
  const parcel = readFragment(PackageReviewCard_PackageFragmentDoc, props.package);
  const isOpen = parcel.availableActions.includes('REVIEW');
  if (!parcel.review && !isOpen) return null;
  return (
    <Card>
      {parcel.review ? (
        <PackageReview review={parcel.review} />
      ) : (
        <ReviewForm packageId={parcel.id} />
      )}
    </Card>
  );
}
