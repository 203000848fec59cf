import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { printStyles } from '../theme/printStyles';
import { PhotoStrip } from './PhotoStrip';
import { PrintButton } from './PrintButton';

const hiddenOnPaper = Object.entries(printStyles['@media print'])
  .filter(([, style]) => 'display' in style && style.display.startsWith('none'))
  .map(([selector]) => selector)
  .join();

test('photos are printed, though they can be pressed; other buttons are not', () => {
  renderScreen(
    <>
      <PhotoStrip photos={[{ url: '/a.jpg', thumbnail: '/a.jpg?width=160' }]} of="Cup" />
      <PrintButton />
    </>,
  );
  const isHidden = (name: string) => screen.getByRole('button', { name }).matches(hiddenOnPaper);
  expect([isHidden('Print'), isHidden('Photo 1 of Cup')]).toEqual([true, false]);
});
