import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { NARROW } from '../../ui/theme/narrow';
import { perforatedAlong } from './perforated';

/**
 * The service quotes these figures (SC-06): 200 countries and 179–180 countries served, hence their different
 * labels.
 */
const figures = [
  { figure: '250,000', label: 'home.figures.customers' },
  { figure: '200', label: 'home.figures.countries' },
  { figure: '179–180', label: 'home.figures.served' },
  { figure: '50+', label: 'home.figures.carriers' },
  { figure: '7', label: 'home.figures.warehouses' },
] as const;

/** A strip of coupons, one figure each. */
export function Figures() {
  const text = useText();
  return (
    <section aria-label={text('home.figures.title')}>
      <Strip>
        {figures.map(({ figure, label }) => (
          <Coupon key={label}>
            <chakra.strong
              display="block"
              fontFamily="heading"
              fontSize={{ base: '2xl', md: '3xl' }}
              lineHeight="1.1"
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
            >
              {figure}
            </chakra.strong>{' '}
            <FormattedMessage id={label} />
          </Coupon>
        ))}
      </Strip>
    </section>
  );
}

const Strip = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      lg: '6fr 4fr 6fr 4fr 4fr',
    },
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > li:nth-of-type(n)': { borderInlineStart: 'none' },
    },
    paddingX: '3',
    background: 'band',
    color: 'bandText',
    listStyleType: 'none',
    ...perforatedAlong,
  },
});

const Coupon = chakra('li', {
  base: {
    padding: { base: '4', md: '6' },
    '&:nth-of-type(1)': { gridColumn: { base: '1 / -1', lg: 'auto' } },
    '&:nth-of-type(n + 2)': {
      borderTop: { base: '2px dashed currentColor', lg: 'none' },
      borderInlineStart: { lg: '2px dashed currentColor' },
    },
    '&:nth-of-type(odd):nth-of-type(n + 2)': {
      borderInlineStart: '2px dashed currentColor',
    },
  },
});
