import { readFragment, type FragmentType } from '../../../gql';
import { VerificationNotice_ViewerFragmentDoc } from '../../../gql/graphql';
import { UnverifiedNotice } from './UnverifiedNotice';
import { useClosedNotice } from './useClosedNotice';

type Viewer = FragmentType<typeof VerificationNotice_ViewerFragmentDoc> | null | undefined;

/** Reminds a shopper whose address is not verified yet. */
export function VerificationNotice({ viewer }: { viewer: Viewer }) {
  const account = readFragment(VerificationNotice_ViewerFragmentDoc, viewer);
  if (!account || account.isEmailVerified) return null;
  return <ClosableNotice viewerId={account.id} email={account.email} />;
}

/** Closed, it stays away for a week. */
function ClosableNotice({ viewerId, email }: { viewerId: string; email: string }) {
  const [isClosed, close] = useClosedNotice(viewerId);
  return isClosed ? null : <UnverifiedNotice email={email} onClose={close} />;
}
