import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { messageFor } from '../../../apollo/errors';
import { Button } from '../../../ui/Button';
import { readFragment } from '../../gql';
import { StaffEntryFragmentDoc, StaffMembersDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { useKeys } from '../../keys/KeysProvider';
import { useWaiting } from '../../line/LineProvider';
import { Failed, Loading } from '../../ui/Loading';
import { Kbd } from '../../ui/Kbd';
import { Sheet, SheetHead, SheetKind } from '../../ui/Sheet';
import { useRows } from '../../ui/useRows';
import { InviteForm } from './InviteForm';
import { MemberPanel } from './MemberPanel';
import { PeopleTable } from './PeopleTable';

/** Everybody who works here, and what an owner decides about each. */
export function PeoplePage() {
  const text = useText();
  const { data, error, refetch } = useQuery(StaffMembersDocument);
  const people = readFragment(StaffEntryFragmentDoc, data?.staffMembers ?? []);
  const { chosen, choose } = useRows(people);
  const [isInviting, setInviting] = useState(false);
  useWaiting({
    ...{ look: 'info', sentence: { id: 'people.waiting', values: { count: people.length } } },
    detail: { id: 'people.waitingDetail' },
  });
  useKeys([{ keys: 'I', label: text('people.invite'), run: () => setInviting(true) }]);

  if (error && !data)
    return (
      <Failed
        message={messageFor(error, text('frame.unreachable')) ?? text('frame.failed')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Loading />;
  return (
    <Columns>
      <Sheet>
        <SheetHead>
          <h1>{text('people.title')}</h1>
          <SheetKind>{text('people.shown', { count: people.length })}</SheetKind>
        </SheetHead>
        <PeopleTable people={people} chosen={chosen?.id} onChoose={choose} />
        <chakra.div padding="14px 18px 18px">
          {isInviting ? (
            <InviteForm
              onClose={() => setInviting(false)}
              onInvited={async (id) => {
                setInviting(false);
                await refetch();
                choose(id);
              }}
            />
          ) : (
            <>
              <Button
                look="primary"
                minHeight="48px"
                isRepeatable
                onClick={() => setInviting(true)}
              >
                {text('people.inviteSomebody')} <Kbd>I</Kbd>
              </Button>
              <chakra.p marginTop="2" fontSize="sm" color="muted">
                {text('people.inviteHint')}
              </chakra.p>
            </>
          )}
        </chakra.div>
      </Sheet>
      {chosen && <MemberPanel key={chosen.id} member={chosen} />}
    </Columns>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 372px', xlDown: 'minmax(0, 1fr)' },
    gap: '28px',
    alignItems: 'start',
  },
});
