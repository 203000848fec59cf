import express from 'express';
import type { Services } from '../platform/services';
import { mountHealth, type Health } from './health';
import type { HttpApp } from './http';

/** The web server of a process that runs scheduled jobs alone: its health, and nothing for shoppers. */
export function createWorkerApp(services: Services, health: Health): HttpApp {
  const app = express();
  app.disable('x-powered-by');
  mountHealth(app, services, health);
  app.use((_, response) => void response.status(404).json({ status: 'this process is a worker' }));
  return { app, endStreams: () => undefined, stop: () => Promise.resolve() };
}
