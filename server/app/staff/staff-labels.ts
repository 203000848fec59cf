import type { Express, Request, Response } from 'express';
import { drawItemLabel, drawShelfLabel } from '../../modules/fulfilment/public';
import { requireRight } from '../../modules/staff/public';
import type { Config, StaffConsole } from '../../platform/config';
import type { Services } from '../../platform/services';
import { staffContextOf } from './staff-request';

const drawings = { item: drawItemLabel, shelf: drawShelfLabel } as const;

/**
 * Serves labels as PDF to whoever may see the hall. Reading one changes nothing: that it is printed, the page tells by
 * a mutation first.
 */
export function mountStaffLabels(
  app: Express,
  services: Services,
  config: Config & { readonly staff: StaffConsole },
): void {
  const { staff, demo: isDemo } = config;
  for (const [kind, draw] of Object.entries(drawings))
    app.get(`/labels/${kind}/:code.pdf`, async (request: Request, response: Response) => {
      const context = await staffContextOf(request, services, { ...staff, isDemo });
      requireRight(context.staff, { area: 'RECEIVING', access: 'READ' });
      const content = await draw(context.services, String(request.params['code']));
      response.set('cache-control', 'no-store').type('application/pdf').send(content);
    });
}
