import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { queueRequests } from './queue-requests';

const ALL = 10;

it('In each turn of the event loop one operation begins, so that others are heard in between', async () => {
  const handler = queueRequests();
  let turn = 0;
  const count = () => {
    turn++;
    if (begun.length < ALL) setImmediate(count);
  };
  const begun: number[] = [];
  setImmediate(count);
  await new Promise<void>((resolve) => {
    for (let index = 0; index < ALL; index++) {
      const request = { ip: `203.0.113.${index}`, socket: { destroyed: false } };
      const response = Object.assign(new EventEmitter(), { locals: {} });
      void handler(request as Request, response as unknown as Response, () => {
        begun.push(turn);
        if (begun.length === ALL) resolve();
      });
    }
  });
  expect(new Set(begun).size).toBe(ALL);
});
