import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { LinkSearchForm } from './LinkSearchForm';

const address = () => screen.getByTestId('address').textContent;

test('a shared text goes along as it is, and the box is cleared (HD-03, HD-04)', async () => {
  const { user } = renderScreen(<LinkSearchForm />);
  await user.click(screen.getByRole('textbox'));
  await user.paste('Cotton jacket\nhttps://shop.example/item/42\nOpen the app to see more');
  expect(screen.getByRole('textbox')).toHaveValue(
    'Cotton jacket https://shop.example/item/42 Open the app to see more',
  );
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe(
    '/productdetail?url=Cotton+jacket+https%3A%2F%2Fshop.example%2Fitem%2F42+Open+the+app+to+see+more',
  );
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('what stands in the box is found, even where nothing was heard of it being typed', async () => {
  const { user } = renderScreen(<LinkSearchForm />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
    box,
    'shop.example/7',
  );
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/productdetail?url=https%3A%2F%2Fshop.example%2F7');
});

test('what is pasted takes the place of what was selected', async () => {
  const { user } = renderScreen(<LinkSearchForm />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(box, 'old words');
  box.setSelectionRange(0, 3);
  await user.paste('new\nbrave');
  expect(box).toHaveValue('new brave words');
});

test.each(['{Enter}', '   {Enter}'])('%j leads nowhere', async (keys) => {
  const { user } = renderScreen(<LinkSearchForm />);
  await user.type(screen.getByRole('textbox'), keys);
  expect(address()).toBe('/');
});

test('without scripts it is a form that asks the page of the item', () => {
  renderScreen(<LinkSearchForm />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/productdetail');
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByRole('textbox')).toHaveAttribute('name', 'url');
});
