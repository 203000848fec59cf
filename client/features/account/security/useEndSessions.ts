import { showList } from '../../../apollo/showList';
import { useCommand } from '../../../apollo/useCommand';
import { EndOtherSessionsDocument, EndSessionDocument } from '../../../gql/graphql';

/** Signs other devices out, one or all of them. */
export function useEndSessions() {
  const one = useCommand(EndSessionDocument, {
    success: 'settings.sessions.ended',
    update: (cache, { data }) =>
      data && showList(cache, 'sessions', 'Session', data.endSession.sessions),
  });
  const others = useCommand(EndOtherSessionsDocument, {
    success: 'settings.sessions.othersEnded',
    update: (cache, { data }) =>
      data && showList(cache, 'sessions', 'Session', data.endOtherSessions.sessions),
  });
  return {
    end: (id: string) => one.run({ id }),
    endOthers: () => others.run({}),
    isRunning: one.isRunning || others.isRunning,
  };
}
