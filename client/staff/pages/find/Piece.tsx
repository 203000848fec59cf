import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { DateTime } from '../../../ui/values/DateTime';
import type { FoundOrderQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';

type Item = NonNullable<FoundOrderQuery['order']>['items'][number];

/** An item of an order: its specification is the largest word, for it is matched by that. */
export function Piece({ item }: { item: Item }) {
  const text = useText();
  const { name, specification, quantity, shop, url, place } = item;
  const measures = [
    text('find.pieces', { count: quantity }),
    ...(item.weightGrams == null ? [] : [text('find.grams', { grams: item.weightGrams })]),
    ...(item.size ? [text('find.millimetres', { size: item.size })] : []),
  ];
  return (
    <Row>
      <div>
        <chakra.p fontFamily="heading" fontSize="xl" fontWeight="600" lineHeight="1.2">
          <bdi>{specification || name}</bdi>
        </chakra.p>
        <chakra.p color="muted" fontSize="sm">
          {specification && <bdi>{name} · </bdi>}
          {measures.map((measure) => (
            <Fragment key={measure}>
              <chakra.span whiteSpace="nowrap">{measure}</chakra.span>
              {' · '}
            </Fragment>
          ))}
          <ShopLink href={url} target="_blank" rel="noreferrer">
            <bdi>{shop}</bdi>
          </ShopLink>
        </chakra.p>
      </div>
      <div>
        <chakra.p fontFamily="heading" fontSize="xl" fontWeight="700" lineHeight="1.15">
          {text(`find.at.${place}`)}
        </chakra.p>
        <chakra.p fontSize="sm" color="muted">
          {item.packageNumber && <Number>{item.packageNumber}</Number>}
          {item.trackingNumber && (
            <>
              {' '}
              {item.carrier} <Number>{item.trackingNumber}</Number>
            </>
          )}
          {!item.packageNumber && item.arrivedAt && <DateTime at={item.arrivedAt} />}
        </chakra.p>
      </div>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 240px', mdDown: 'minmax(0, 1fr)' },
    gap: '4px 16px',
    alignItems: 'center',
    padding: { base: '12px 20px', mdDown: '12px 14px' },
    borderTop: '1px solid {colors.ink}',
  },
});

const Number = chakra('bdi', { base: { fontFamily: 'mono', overflowWrap: 'anywhere' } });

const ShopLink = chakra('a', {
  base: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
