import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { ListCard } from './ListCard';

test('its title is the way on; pictures are ornament, and those that have no room are counted', () => {
  const { container } = renderScreen(
    <ListCard
      title="Teapot and mugs"
      to="/mine/order"
      photos={['/a.jpg', null, '/c.jpg']}
      stub={<p>¥215.70</p>}
    >
      <p>Pack, best by Thursday</p>
    </ListCard>,
  );
  const way = screen.getByRole('link', { name: 'Teapot and mugs' });
  expect(way).toHaveAttribute('href', '/mine/order');
  expect(screen.getByRole('heading', { level: 2 })).toContainElement(way);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('+2');
  expect(screen.getByText('¥215.70')).toBeVisible();
});
