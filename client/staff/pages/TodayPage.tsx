import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useNow } from '../../ui/useNow';
import { mayOpen } from '../access';
import { useText } from '../i18n/useText';
import { useWaiting } from '../line/LineProvider';
import { usePerson } from '../person';
import { stopNames, stops, type StopName } from '../routes/stops';
import { Sheet, SheetHead } from '../ui/Sheet';

const NOON = 12;
const EVENING = 18;

const greetingAt = (hour: number) => {
  if (hour < NOON) return 'today.morning';
  return hour < EVENING ? 'today.afternoon' : 'today.evening';
};

const isElsewhere = (stop: StopName): stop is Exclude<StopName, 'today'> => stop !== 'today';

/** Where a day begins: the stops of the person, each with what is done there. */
export function TodayPage() {
  const text = useText();
  const intl = useIntl();
  const now = new Date(useNow() ?? 0);
  const { name, roles, rights } = usePerson();
  useWaiting({
    look: 'wait',
    sentence: { id: 'today.waiting' },
    detail: { id: 'today.waitingDetail' },
  });
  const open = stopNames.filter((stop) => mayOpen(rights, stops[stop].needs)).filter(isElsewhere);
  // Where the person's own work is, rather than what they may look at.
  const first = open.find((stop) => mayOpen(rights, { ...stops[stop].needs, access: 'DO' }));
  return (
    <>
      <chakra.div marginBottom="14px">
        <chakra.h1 fontSize="1.625rem">{text(greetingAt(now.getHours()), { name })}</chakra.h1>
        <chakra.p color="muted">
          {intl.formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}
        </chakra.p>
      </chakra.div>
      <Sheet>
        <SheetHead>
          <span>{roles.map((role) => text(`people.role.${role}`)).join(' · ')}</span>
        </SheetHead>
        <ul>
          {open.map((stop) => (
            <Row key={stop} data-first={stop === first || undefined}>
              <Way to={stops[stop].path}>
                <Key aria-hidden data-key>
                  {stops[stop].letter}
                </Key>
                <span>
                  <chakra.b display="block" fontSize="lg" fontWeight="600" lineHeight="1.25">
                    {text(stops[stop].title)}
                  </chakra.b>
                  <chakra.span fontSize="sm" color="muted">
                    {text(`today.does.${stop}`)}
                  </chakra.span>
                </span>
              </Way>
            </Row>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

const Row = chakra('li', {
  base: {
    borderBottom: '1px dotted {colors.kraft}',
    '&:last-of-type': { borderBottom: '0' },
    '&[data-first]': { background: 'kraftTint' },
    '&[data-first] [data-key]': {
      background: 'accent',
      borderColor: 'accent',
      color: 'accentText',
    },
  },
});

const Way = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    gap: '18px',
    alignItems: 'center',
    padding: '11px 18px',
    color: 'ink',
    _hover: { '& b': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
});

const Key = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '32px',
    border: '1.5px solid {colors.brand}',
    borderRadius: 'full',
    color: 'brand',
    fontFamily: 'mono',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1',
  },
});
