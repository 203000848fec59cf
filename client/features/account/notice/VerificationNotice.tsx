import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { readFragment, type FragmentType } from '../../../gql';
import { VerificationNotice_ViewerFragmentDoc } from '../../../gql/graphql';
import { useClosedNotice } from './useClosedNotice';

const UnverifiedNotice = lazy(async () => ({
  default: (await import('./UnverifiedNotice')).UnverifiedNotice,
}));

type Viewer = FragmentType<typeof VerificationNotice_ViewerFragmentDoc> | null | undefined;

/** Reminds a shopper whose address is not verified yet; who has verified it loads nothing. */
export function VerificationNotice({ viewer }: { viewer: Viewer }) {
  const account = readFragment(VerificationNotice_ViewerFragmentDoc, viewer);
  if (!account || account.isEmailVerified) return null;
  return <ClosableNotice viewerId={account.id} email={account.email} />;
}

/** Closed, it stays away for a week. */
function ClosableNotice({ viewerId, email }: { viewerId: string; email: string }) {
  const [isClosed, close] = useClosedNotice(viewerId);
  if (isClosed) return null;
  return (
    <Suspense fallback={<Place />}>
      <UnverifiedNotice email={email} onClose={close} />
    </Suspense>
  );
}

/** As high as the notice, so that the page below does not jump when it comes. */
const Place = chakra('div', {
  base: {
    height: { base: '4rem', md: '44px' },
    marginTop: '2',
    _print: { display: 'none' },
  },
});
