import { skipToken, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Search, SearchX } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { messageFor } from '../../../apollo/errors';
import { FindDocument, type FindQuery } from '../../gql/graphql';
import { useClockTime } from '../../i18n/useClockTime';
import { useText } from '../../i18n/useText';
import { useKeys } from '../../keys/KeysProvider';
import { useSpeaker, useWaiting } from '../../line/LineProvider';
import { stops } from '../../routes/stops';
import { Failed, Loading } from '../../ui/Loading';
import { Message } from '../../ui/Message';
import { Cut, Sheet, SheetHead, SheetKind, Tag } from '../../ui/Sheet';
import { Table } from '../../ui/Table';
import { useRows } from '../../ui/useRows';
import { FindBox } from './FindBox';
import { useWord } from './useWord';

type Thing = FindQuery['find']['things'][number];

/** The page of a result; only orders have one so far. */
const pathOf = ({ kind, id }: Thing) =>
  kind === 'ORDER' ? `${stops.find.path}/order/${id}` : undefined;

/** What a text names. A text that names one order leads straight to it. */
export function ResultsPage() {
  const [search] = useSearchParams();
  const sought = search.get('text')?.trim() ?? '';
  // Another text is another page: the box shows it, and its first result is chosen.
  return <Results key={sought} sought={sought} />;
}

function Results({ sought }: { sought: string }) {
  const text = useText();
  const word = useWord();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(
    FindDocument,
    sought ? { variables: { text: sought }, fetchPolicy: 'network-only' } : skipToken,
  );
  const things = data?.find.things ?? [];
  const { chosen, choose } = useRows(things);
  const only = things.length === 1 && things[0] ? pathOf(things[0]) : undefined;
  useWaiting({
    ...{ look: 'wait', icon: Search, sentence: { id: 'find.waiting' } },
    detail: { id: 'find.waitingDetail' },
  });
  useSayFound(sought, data?.find.things);

  const open = () => {
    const path = chosen && pathOf(chosen);
    if (path) void navigate(path);
  };
  useKeys(things.length > 0 ? [{ keys: 'Enter', label: text('find.open'), run: open }] : []);

  if (only) return <Navigate to={only} replace />;
  const takenFor = data && word('find.takenFor', data.find.takenFor);
  return (
    <>
      <FindBox text={sought} hint={takenFor} onOpen={open} />
      <chakra.div marginTop="18px">
        {sought && !data && !error && <Loading />}
        {error && (
          <Failed
            message={messageFor(error, text('frame.unreachable')) ?? text('frame.failed')}
            onRetry={() => void refetch()}
          />
        )}
        {!sought && (
          <Message icon={Search} title={text('find.begin')}>
            {text('find.beginDetail')}
          </Message>
        )}
        {data && things.length === 0 && (
          <Message icon={SearchX} title={text('find.nothing')}>
            {text('find.nothingDetail')}
          </Message>
        )}
        {things.length > 0 && (
          <Sheet>
            <SheetHead>
              <h1>{text('find.results')}</h1>
              <SheetKind>{text('find.shown', { count: things.length })}</SheetKind>
            </SheetHead>
            <ThingTable things={things} chosen={chosen?.id} onChoose={choose} />
            {data?.find.isCut && (
              <chakra.div padding="0 18px 14px">
                <Cut>{text('find.cut')}</Cut>
              </chakra.div>
            )}
          </Sheet>
        )}
      </chakra.div>
    </>
  );
}

/** Says once how much a text found. */
function useSayFound(sought: string, things: readonly Thing[] | undefined) {
  const { speak } = useSpeaker();
  const say = useEffectEvent((count: number) => {
    const values = { text: sought, count };
    // One order has a page, which says more.
    if (count === 1 && things?.[0]?.kind === 'ORDER') return;
    if (count === 0)
      speak({ look: 'ask', sound: 'ask', code: sought, sentence: { id: 'find.saidNothing' } });
    else
      speak({ look: 'info', icon: Search, sound: 'taken', sentence: { id: 'find.said', values } });
  });
  const count = things?.length;
  useEffect(() => {
    if (count !== undefined) say(count);
  }, [count]);
}

interface ThingTableProps {
  things: readonly Thing[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

function ThingTable({ things, chosen, onChoose }: ThingTableProps) {
  const text = useText();
  const word = useWord();
  const time = useClockTime();
  return (
    <Inset>
      <thead>
        <tr>
          <th>{text('find.kind')}</th>
          <th>{text('find.number')}</th>
          <th>{text('find.detail')}</th>
          <th>{text('find.status')}</th>
          <th>{text('find.shopper')}</th>
        </tr>
      </thead>
      <tbody>
        {things.map((thing) => {
          const path = pathOf(thing);
          const title = (
            <chakra.b fontFamily="mono" fontSize="sm" fontWeight="700">
              {thing.title || thing.id}
            </chakra.b>
          );
          return (
            <tr
              key={`${thing.kind} ${thing.id}`}
              id={`row-${thing.id}`}
              aria-current={thing.id === chosen || undefined}
              onClick={() => onChoose(thing.id)}
            >
              <td>
                <Tag kind="neutral">{text(`find.kindOf.${thing.kind}`)}</Tag>
              </td>
              <td>{path ? <FoundLink to={path}>{title}</FoundLink> : title}</td>
              <td>
                <bdi>{thing.detail}</bdi>
              </td>
              <td>
                {thing.status && word('find.statusOf', thing.status)}{' '}
                <chakra.span color="muted">
                  {thing.at && time(thing.at, { isDayShown: true })}
                </chakra.span>
              </td>
              <chakra.td color="muted">
                <bdi>{thing.shopper}</bdi>
              </chakra.td>
            </tr>
          );
        })}
      </tbody>
    </Inset>
  );
}

const Inset = chakra(Table, {
  base: {
    '& :is(td, th):first-of-type': { paddingInlineStart: '18px' },
    '& :is(td, th):last-of-type': { paddingInlineEnd: '18px' },
    mdDown: { '& tr': { paddingInline: '14px' }, '& td:nth-of-type(n)': { padding: '0' } },
  },
});

const FoundLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '24px', mdDown: '44px' },
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
