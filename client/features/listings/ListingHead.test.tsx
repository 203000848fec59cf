import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import type { Listing } from './Listing';
import { ListingHead } from './ListingHead';

const show = (shopName: string) => {
  const listing: Listing = {
    __typename: 'Listing',
    ...{ id: 'l1', url: 'https://shop.example/cup', shop: 'shop.example', itemId: null, shopName },
    ...{ title: 'Tea cup', description: '', availability: 'IN_STOCK', failure: null },
    ...{ readAt: null, variantId: null, price: null, domesticShipping: null },
    ...{ variants: [], images: [] },
  };
  renderScreen(<ListingHead listing={listing} />);
  return screen.getByRole('link');
};

test('the shop is called as its page says, with its host beside that', () => {
  const link = show('Kiln & Cup');
  expect(link).toHaveTextContent(/^Kiln & Cup$/);
  expect(link).toHaveAttribute('href', 'https://shop.example/cup');
  expect(link.parentElement).toHaveTextContent(/^Kiln & Cup · shop\.example$/);
});

test('a shop that says no name is called by its host, once', () => {
  expect(show('').parentElement).toHaveTextContent(/^shop\.example$/);
});
