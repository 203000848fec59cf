import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderScreen, signedIn } from '../../testing/renderScreen';
import { AccountLayout } from './AccountLayout';

const show = (path: string) =>
  renderScreen(
    <Routes>
      <Route element={<AccountLayout />}>
        <Route path="*" element={<h1>Page</h1>} />
      </Route>
    </Routes>,
    { path, cookies: signedIn },
  );

test.each(['/mine/setting', '/mine/personal', '/mine/secure', '/mine/modifyPassword'])(
  '%s belongs to the settings, in the menu at the side',
  (path) => {
    show(path);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Account settings');
  },
);
