import { chakra } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Door } from './account/Door';
import { EnrolPage } from './account/EnrolPage';
import { FactorPage } from './account/FactorPage';
import { JoinPage } from './account/JoinPage';
import { SignInPage } from './account/SignInPage';
import { UnlockPage } from './account/UnlockPage';
import { useSession } from './account/useSession';
import { useChange } from './apollo/useChange';
import { SignOutDocument } from './gql/graphql';
import { useText } from './i18n/useText';
import { KeysProvider } from './keys/KeysProvider';
import { useSpeaker } from './line/LineProvider';
import { Button } from '../ui/Button';
import { ScanProvider, type TakenScan } from './scan/ScanProvider';
import { stops } from './routes/stops';
import { useIsLong } from './ui/Loading';
import { Work } from './Work';

/** The door or the work behind it, by what the session lacks. */
export function Console() {
  const navigate = useNavigate();
  const client = useApolloClient();
  const { clear } = useSpeaker();
  const { person, error, look } = useSession();
  const { run: signOut } = useChange(SignOutDocument);
  // Whose work is open; a lock hides it and leaves it as it is.
  const [open, setOpen] = useState<string>();
  const state = person?.state;
  if (person && state === 'READY' && open !== person.id) setOpen(person.id);
  if (person === null && open !== undefined) setOpen(undefined);

  async function leave() {
    if (!(await signOut({}))) return;
    clear();
    await look();
    // Nobody's screens are open by now, so that this asks for nothing but the session.
    await client.resetStore();
  }
  const onLeave = () => void leave();
  const onChange = () => void look();
  const isWorking = person && open === person.id;
  const find = ({ code }: TakenScan) => {
    if (isWorking) void navigate(`${stops.find.path}?text=${encodeURIComponent(code)}`);
  };

  return (
    <ScanProvider onUntaken={find}>
      {isWorking && (
        <chakra.div hidden={state !== 'READY'} inert={state !== 'READY'}>
          <Work person={person} isLocked={state !== 'READY'} onLeave={onLeave} />
        </chakra.div>
      )}
      {state !== 'READY' && (
        <KeysProvider>
          {person === undefined && <Opening hasFailed={Boolean(error)} onRetry={onChange} />}
          {person === null && <Entrance onSignedIn={onChange} />}
          {person && state === 'FACTOR' && (
            <FactorPage name={person.name} onConfirmed={onChange} onLeave={onLeave} />
          )}
          {person && state === 'ENROL' && (
            <EnrolPage name={person.name} onEnrolled={onChange} onLeave={onLeave} />
          )}
          {person && state === 'LOCKED' && (
            <UnlockPage name={person.name} onUnlocked={onChange} onLeave={onLeave} />
          )}
        </KeysProvider>
      )}
    </ScanProvider>
  );
}

/** For whoever is not signed in: the sign-in, or what a link leads to. */
function Entrance({ onSignedIn }: { onSignedIn: () => void }) {
  const { pathname } = useLocation();
  return pathname === '/join' ? (
    <JoinPage onSignedIn={onSignedIn} />
  ) : (
    <SignInPage onSignedIn={onSignedIn} />
  );
}

function Opening({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const text = useText();
  const isLong = useIsLong();
  if (!hasFailed) return isLong && <Door title={text('frame.loading')}>{null}</Door>;
  return (
    <Door title={text('frame.noServer')} refusal={text('frame.unreachable')}>
      <Button look="primary" onClick={onRetry} isRepeatable>
        {text('frame.retry')}
      </Button>
    </Door>
  );
}
