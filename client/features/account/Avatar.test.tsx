import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Avatar } from './Avatar';

test.each([
  ['mei', 'M'],
  ['美', '美'],
  // Four signs joined to one.
  ['👨‍👩‍👧‍👦 Family', '👨‍👩‍👧‍👦'],
])('without a picture %s is shown by their first sign', (name, sign) => {
  renderScreen(<Avatar name={name} url={null} />, { path: '/' });
  expect(screen.getByText(sign)).toBeInTheDocument();
});
