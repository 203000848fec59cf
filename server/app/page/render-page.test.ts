import { pino } from 'pino';
import type { RenderRequest, RenderedPage } from '../../../schema/page-renderer.d.ts';
import { createPageRenderer } from './render-page';

const page: RenderedPage = {
  html: '<h1>Drawn</h1>',
  head: '',
  styles: [],
  renderKey: '',
  cache: {},
};
const request = (url: string) => ({ url }) as RenderRequest;

it('An address that asks for many pages waits for its own: the page of another is rendered second', async () => {
  const rendered: string[] = [];
  const renderPage = ({ url }: RenderRequest) => Promise.resolve((rendered.push(url), page));
  const draw = createPageRenderer(() => ({ renderPage }), { log: pino({ level: 'silent' }) });
  const many = Array.from({ length: 6 }, (_, at) => draw('203.0.113.7', request(`/many/${at}`)));
  await Promise.all([...many, draw('203.0.113.8', request('/one'))]);
  expect(rendered.slice(0, 2)).toEqual(['/many/0', '/one']);
  expect(rendered).toHaveLength(7);
});
