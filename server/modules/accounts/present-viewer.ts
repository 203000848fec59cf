import { requireViewer, type RequestContext } from '../../platform/request-context';
import { findViewerAgain } from './account.queries';
import type { ViewerPayload } from './viewer.types';

/** The viewer as a change left them. One statement. */
export async function presentViewer(context: RequestContext): Promise<ViewerPayload> {
  const viewer = await findViewerAgain(context.services, requireViewer(context));
  return { viewer: viewer ?? requireViewer(context) };
}
