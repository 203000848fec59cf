import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen, type Right } from '../access';
import { useText } from '../i18n/useText';
import { stopNames, stops, type Stop, type StopName } from '../routes/stops';
import type { StopCounts } from './useToday';

interface StopsProps {
  rights: readonly Right[];
  current: StopName | undefined;
  counts: StopCounts;
}

const groups: readonly Stop['group'][] = ['today', 'goods', 'rest'];

/** The way of the goods as stops on a dotted line; each stop is its key. */
export function Stops({ rights, current, counts }: StopsProps) {
  const text = useText();
  return (
    <nav aria-label={text('frame.stops')}>
      {groups.map((group) => (
        <Group key={group} data-group={group}>
          {stopNames
            .filter((name) => stops[name].group === group && mayOpen(rights, stops[name].needs))
            .map((name) => (
              <li key={name}>
                <StopLink
                  to={stops[name].path}
                  aria-current={name === current ? 'page' : undefined}
                  aria-keyshortcuts={`G ${stops[name].letter}`}
                >
                  <StopKey data-key aria-hidden>
                    {stops[name].letter}
                  </StopKey>
                  <span>{text(stops[name].title)}</span>
                  {counts[name] !== undefined && (
                    <chakra.span fontSize="sm" fontWeight="600" color="muted">
                      {counts[name]}
                    </chakra.span>
                  )}
                </StopLink>
              </li>
            ))}
        </Group>
      ))}
    </nav>
  );
}

/** The side of the frame: logo, stops, and at its foot the bench and the person. */
export function Rail({ brand, children, foot }: Record<'brand' | 'children' | 'foot', ReactNode>) {
  const text = useText();
  return (
    <RailColumn aria-label={text('frame.rail')}>
      <RailInside>
        {brand}
        {children}
        {foot}
      </RailInside>
    </RailColumn>
  );
}

const RailColumn = chakra('aside', {
  base: {
    // It comes last in the document: `G` is the short way there.
    order: '-1',
    borderInlineEnd: '1px solid {colors.hairline}',
    background: 'surface',
    mdDown: { display: 'none' },
    _print: { display: 'none' },
  },
});

const RailInside = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    display: 'flex',
    flexDirection: 'column',
    height: '100vh',
    maxHeight: '900px',
    minHeight: 'min-content',
    padding: '14px 12px 12px 14px',
    overflowY: 'auto',
  },
});

const Group = chakra('ul', {
  base: {
    '&[data-group=today]': { marginTop: '14px' },
    '&:empty': { display: 'none' },
    '& + &': { marginTop: '2', paddingTop: '2', borderTop: '1px solid {colors.hairline}' },
    '&[data-group=goods] li': { position: 'relative' },
    '&[data-group=goods] li + li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '11.5px',
      top: '-8px',
      height: '17px',
      borderInlineStart: '3px dotted {colors.kraft}',
    },
    '&[data-group=rest] [data-key], &[data-group=today] [data-key]': {
      borderColor: 'hairline',
      borderRadius: 'input',
      color: 'muted',
    },
    '& [aria-current] [data-key][data-key]': {
      borderColor: 'brand',
      borderRadius: 'full',
      background: 'brand',
      color: 'brandText',
      boxShadow: '0 0 0 3px {colors.surface}, 0 0 0 4.5px {colors.brand}',
    },
  },
});

const StopLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '9px',
    minHeight: { base: '40px', mdDown: '48px' },
    borderRadius: 'input',
    color: 'ink',
    _hover: { color: 'brand', '& span:nth-of-type(2)': { textDecoration: 'underline' } },
    '&[aria-current]': { color: 'brand', fontWeight: '700' },
  },
});

const StopKey = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '26px',
    border: '1.5px solid {colors.brand}',
    borderRadius: 'full',
    background: 'surface',
    color: 'brand',
    fontFamily: 'mono',
    fontSize: 'xs',
    fontWeight: '700',
    lineHeight: '1',
  },
});
