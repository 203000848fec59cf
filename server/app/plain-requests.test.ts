import type { Request, Response } from 'express';
import { plainRequests } from './plain-requests';

function plain(url: string, forwarded?: string) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { url, originalUrl: url, headers } as unknown as Request;
  plainRequests(request, {} as Response, () => undefined);
  return request;
}

it.each([
  ['http://foreign.example/cart?a=1', '/cart?a=1'],
  ['HTTPS://foreign.example:8443', '/'],
  ['http://foreign.example?a=http://b', '/?a=http://b'],
  ['ftp://user@[::1]/x', '/x'],
  ['/cart?next=http://foreign.example/', '/cart?next=http://foreign.example/'],
  ['*', '*'],
])('A target names a path of ours, whatever host stands before it: %s', (target, path) => {
  const { url, originalUrl } = plain(target);
  expect([url, originalUrl]).toEqual([path, path]);
});

it.each([
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['203.0.113.7:1, 10.0.0.2:2,[::1]:3', '203.0.113.7, 10.0.0.2, ::1'],
  ['unknown, _hidden:5', 'unknown, _hidden:5'],
])('An address that a proxy forwards is one without its port: %s', (sent, read) => {
  expect(plain('/', sent).headers['x-forwarded-for']).toBe(read);
});
