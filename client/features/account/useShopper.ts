import { useReactiveVar } from '@apollo/client/react';
import { useEffect } from 'react';
import { useIsSignedIn, useSession } from '../../apollo/SessionContext';
import type { UserInfo } from '../../apollo/clientState';
import { readFragment, type FragmentType } from '../../gql';
import { ViewerMenu_ViewerFragmentDoc } from '../../gql/graphql';

type Viewer = FragmentType<typeof ViewerMenu_ViewerFragmentDoc> | null | undefined;

/**
 * Who is signed in: as the server says, and until it has answered as it was said last. What it says
 * is kept in the client state.
 */
export function useShopper(viewer: Viewer): UserInfo | null {
  const session = useSession();
  const isSignedIn = useIsSignedIn();
  const remembered = useReactiveVar(session.state.userInfo);
  const told = readFragment(ViewerMenu_ViewerFragmentDoc, viewer);

  useEffect(() => {
    if (isSignedIn && told) {
      const { id, name, avatarUrl } = told;
      session.keepUser({ id, name, avatarUrl });
    }
  }, [session, isSignedIn, told]);

  return isSignedIn ? (told ?? remembered) : null;
}
