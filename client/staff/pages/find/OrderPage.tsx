import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { MapPin, PackageX } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import { messageFor } from '../../../apollo/errors';
import { DateTime } from '../../../ui/values/DateTime';
import { mayOpen } from '../../access';
import { FoundOrderDocument, type FoundOrderQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { useSpeaker } from '../../line/LineProvider';
import { usePerson } from '../../person';
import { Failed, Loading } from '../../ui/Loading';
import { Message } from '../../ui/Message';
import { Rule, Sheet, SheetHead, Tag } from '../../ui/Sheet';
import { Contact } from './Contact';
import { FindBox } from './FindBox';
import { History } from './History';
import { Piece } from './Piece';
import { useAnswer } from './useAnswer';
import { useWord } from './useWord';

type Order = NonNullable<FoundOrderQuery['order']>;

/** Where each item of an order is: the answer to "where is my parcel?" is the headline. */
export function OrderPage() {
  const text = useText();
  const { number = '' } = useParams();
  const { data, error, refetch } = useQuery(FoundOrderDocument, {
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <FindBox key={number} text={number} />
      <chakra.div marginTop="18px">
        {!data && !error && <Loading />}
        {error && !data && (
          <Failed
            message={messageFor(error, text('frame.unreachable')) ?? text('frame.failed')}
            onRetry={() => void refetch()}
          />
        )}
        {data && !data.order && (
          <Message icon={PackageX} title={text('find.noOrder')}>
            {text('find.nothingDetail')}
          </Message>
        )}
        {data?.order && <Answer order={data.order} />}
      </chakra.div>
    </>
  );
}

function Answer({ order }: { order: Order }) {
  const text = useText();
  const word = useWord();
  const { rights } = usePerson();
  const answer = useAnswer(order.items);
  useSayAnswer(order.number, answer);
  return (
    <Columns>
      <div>
        <Sheet>
          <SheetHead>
            <span>
              {text('find.kindOf.ORDER')} <span translate="no">{order.number}</span>
            </span>
            {order.shopper && <bdi>{order.shopper}</bdi>}
          </SheetHead>
          <chakra.div padding="18px 20px" display="flex" flexWrap="wrap" gap="3" alignItems="start">
            <chakra.div flex="1" minWidth="0">
              <chakra.h1 fontSize={{ base: '1.875rem', mdDown: '1.5rem' }}>{answer}</chakra.h1>
              <chakra.p color="muted">
                {text('find.submitted')} <DateTime at={order.submittedAt} />
              </chakra.p>
            </chakra.div>
            <Tag kind="info">{word('find.statusOf', order.status)}</Tag>
          </chakra.div>
          <ul>
            {order.items.map((item) => (
              <Piece key={item.position} item={item} />
            ))}
          </ul>
        </Sheet>
        <Rule>{text('find.happened')}</Rule>
        <History entries={order.timeline} />
      </div>
      {mayOpen(rights, { area: 'SHOPPER_CONTACT', access: 'READ' }) && (
        <aside>
          <Contact key={order.number} number={order.number} />
        </aside>
      )}
    </Columns>
  );
}

/** Says the answer once for each order, and again where it has changed. */
function useSayAnswer(number: string, answer: string) {
  const { speak } = useSpeaker();
  const say = useEffectEvent(() =>
    speak({
      ...{ look: 'ok', icon: MapPin, sound: 'right', code: number },
      sentence: { text: answer },
    }),
  );
  useEffect(() => say(), [number]);
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 316px', xlDown: 'minmax(0, 1fr)' },
    gap: '28px',
    alignItems: 'start',
    '& aside > h2:first-of-type': { marginTop: '0' },
  },
});
