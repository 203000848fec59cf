import { chakra } from '@chakra-ui/react';
import { DateTime } from '../../../ui/values/DateTime';
import type { FoundOrderQuery } from '../../gql/graphql';
import { useWord } from './useWord';

type Entry = NonNullable<FoundOrderQuery['order']>['timeline'][number];

/** What happened to an order, the newest first. */
export function History({ entries }: { entries: readonly Entry[] }) {
  const word = useWord();
  return (
    <ol>
      {[...entries].reverse().map(({ at, label, note, actor }) => (
        <Event key={`${at} ${label}`}>
          {label}
          {note && <chakra.bdi display="block">{note}</chakra.bdi>}
          <chakra.span display="block" fontSize="sm" color="muted">
            <DateTime at={at} /> · {word('find.actor', actor)}
          </chakra.span>
        </Event>
      ))}
    </ol>
  );
}

const Event = chakra('li', {
  base: {
    position: 'relative',
    paddingBottom: '11px',
    paddingInlineStart: '24px',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2px',
      top: '6px',
      boxSize: '10px',
      borderRadius: 'full',
      background: 'brand',
    },
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5.5px',
      top: '20px',
      bottom: '-3px',
      borderInlineStart: '3px dotted {colors.kraft}',
    },
  },
});
