import type { Express } from 'express';
import { exportData } from '../../modules/privacy/public';
import type { Config } from '../../platform/config';
import { points } from '../../platform/http/points';
import { requireViewer } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { contextOf } from '../context';

/** `GET /account/export`: everything we hold on the signed-in shopper, as a zip. */
export function mountExport(app: Express, config: Config, services: Services): void {
  app.get('/account/export', async (request, response) => {
    const context = await contextOf(request, services, config);
    await context.budget.spend(points.answeredFile);
    const content = await exportData(context.services, requireViewer(context));
    response.set('cache-control', 'no-store').attachment('account-data.zip').send(content);
  });
}
