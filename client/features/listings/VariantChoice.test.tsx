import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import type { ListingVariant } from './Listing';
import { VariantChoice } from './VariantChoice';

const cup = (name: string, availability: ListingVariant['availability']): ListingVariant => ({
  __typename: 'ListingVariant',
  ...{
    variantId: name,
    specification: name,
    availability,
    price: null,
    image: null,
  },
  options: [{ __typename: 'ListingOption', name: 'color', value: name }],
});

test.each([
  ['Blue', 0],
  ['Red', 1],
])(
  'what becomes of an order of a sold-out variant is told once it is chosen: %s',
  (chosen, times) => {
    const variants = [cup('Blue', 'IN_STOCK'), cup('Red', 'OUT_OF_STOCK')];
    const options = [{ name: 'color', value: chosen }];
    renderScreen(<VariantChoice {...{ variants, chosen: options }} onChoose={() => undefined} />);
    expect(screen.queryAllByText(/What we cannot get is refunded/)).toHaveLength(times);
  },
);
