import type { Request } from 'express';
import { points } from '../../platform/http/points';
import { costOfCall, mostOfCall } from './call-cost';
import { endpoints } from './endpoints';

const request = (body = 0) =>
  ({ query: { page_size: '50' }, get: () => String(body) }) as unknown as Request;

it.each(endpoints)(
  '$operationId costs no more than an operation of GraphQL may, however much it answers',
  (endpoint) => {
    expect(mostOfCall(endpoint, request())).toBeLessThanOrEqual(points.operation);
    expect(mostOfCall(endpoint, request(100_000))).toBeLessThanOrEqual(points.operation);
  },
);

it('A call costs a point for each field that it answers, and for ten bytes that it brings', () => {
  const [endpoint] = endpoints.filter(({ method, file }) => method === 'post' && !file);
  expect(costOfCall(endpoint!, request(), null)).toBe(21);
  const answered = { id: '1', items: [{ name: 'Cup' }, { name: 'Saucer' }] };
  expect(costOfCall(endpoint!, request(95), answered)).toBe(20 + 10 + 1 + 1 + 1 + 2 * 2);
});
