import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { findViewerAgain } from './account.queries';
import type { ChangedViewer } from './viewer.types';

/** Returns the viewer as a change left them. One statement. */
export async function presentViewer(services: Services, viewer: Viewer): Promise<ChangedViewer> {
  return { viewer: (await findViewerAgain(services, viewer)) ?? viewer };
}
