import { useReactiveVar } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useIsSignedIn, useSession } from '../../apollo/SessionContext';
import type { UserInfo } from '../../apollo/clientState';
import { readFragment, type FragmentType } from '../../gql';
import { ViewerMenu_ViewerFragmentDoc, type ViewerMenu_ViewerFragment } from '../../gql/graphql';

type Viewer = FragmentType<typeof ViewerMenu_ViewerFragmentDoc> | null | undefined;

/**
 * Returns the signed-in shopper: the server's answer or, until it arrives, the last known one from the client
 * state.
 */
export function useShopper(viewer: Viewer): UserInfo | null {
  const session = useSession();
  const isSignedIn = useIsSignedIn();
  const remembered = useReactiveVar(session.state.userInfo);
  const answered = readFragment(ViewerMenu_ViewerFragmentDoc, viewer);
  const told = useMemo(() => answered && userOf(answered), [answered]);

  useEffect(() => {
    if (isSignedIn && told) session.keepUser(told);
  }, [session, isSignedIn, told]);

  return isSignedIn ? (told ?? remembered) : null;
}

function userOf({ id, name, avatar }: ViewerMenu_ViewerFragment): UserInfo {
  return { id, name, avatarUrl: avatar?.url ?? null };
}
