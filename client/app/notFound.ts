import { lazyPage } from '../routes/lazyPage';

/** In a chunk of its own: hardly anybody sees it, and no other page has to carry its sheet and stamp. */
export const NotFound = lazyPage({
  page: 'NotFoundPage',
  load: () => import('./NotFoundPage'),
});
