import { lazy, Suspense } from 'react';
import { readFragment, type FragmentType } from '../../gql';
import { VerificationNotice_ViewerFragmentDoc } from '../../gql/graphql';

const UnverifiedNotice = lazy(async () => ({
  default: (await import('./UnverifiedNotice')).UnverifiedNotice,
}));

type Viewer = FragmentType<typeof VerificationNotice_ViewerFragmentDoc> | null | undefined;

/** Reminds a shopper whose address is not verified yet; who has verified it loads nothing. */
export function VerificationNotice({ viewer }: { viewer: Viewer }) {
  const account = readFragment(VerificationNotice_ViewerFragmentDoc, viewer);
  if (!account || account.isEmailVerified) return null;
  return (
    <Suspense>
      <UnverifiedNotice viewerId={account.id} email={account.email} />
    </Suspense>
  );
}
