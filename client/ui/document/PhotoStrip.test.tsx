import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderScreen } from '../../testing/renderScreen';
import { PhotoStrip } from './PhotoStrip';
import { PrintButton } from './PrintButton';

const styles = readFileSync(join(__dirname, '../../public/print.css'), 'utf8');
const [, hiddenOnPaper = ''] = /([^{}]+)\{\s*display: none/.exec(styles) ?? [];

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

test('where one stands for all, it tells how many more there are and opens each of them', async () => {
  const photos = ['/a.jpg', '/b.jpg', '/c.jpg'].map((url) => ({
    url,
    thumbnail: `${url}?width=1`,
  }));
  const { user } = renderScreen(<PhotoStrip photos={photos} of="Cup" look="first" />);
  const opener = screen.getByRole('button', { name: 'Photo 1 of Cup' });
  expect(screen.getAllByRole('button')).toEqual([opener]);
  expect(opener).toHaveTextContent('+2');
  await user.click(opener);
  const viewer = await screen.findByRole('dialog');
  await user.click(within(viewer).getByRole('button', { name: 'Next photo' }));
  expect(within(viewer).getByRole('img')).toHaveAttribute('src', '/b.jpg');
});
