import type { Request, RequestHandler } from 'express';
import { wordsOf } from '../../i18n/words-of-refusal';
import { DomainError } from '../../kernel/errors';
import { deviceName } from '../../modules/accounts/public';
import { findStaffViewer, touchSession } from '../../modules/staff/public';
import type { StaffConsole } from '../../platform/config';
import { clientAddressKey } from '../../platform/http/client-address';
import { noteFacts } from '../../platform/http/request-facts';
import type { Services } from '../../platform/services';
import type { StaffContext } from '../../staff/staff-context';
import { languageOf } from '../context';
import { releaseSlotOf } from '../queue-requests';
import { staffCookie } from './staff-cookie';

/** The console's own header: a form of another site cannot send it. */
const HEADER = 'x-tidebox-staff';
/** Its value where no person asked, such as for a list that refreshes itself: idle time goes on. */
const IN_BACKGROUND = 'background';
const MAX_STATION = 40;

/**
 * Refuses calls that no page of the console has sent: the cookie alone gives no authority.
 * @throws DomainError REQUEST_NOT_OURS
 */
export function refuseForeignRequests({ url }: StaffConsole): RequestHandler {
  const { origin } = new URL(url);
  return (request, _, next) => {
    const isOurs =
      request.method === 'POST' &&
      request.get('origin') === origin &&
      request.get(HEADER) !== undefined;
    next(isOurs ? undefined : new DomainError('REQUEST_NOT_OURS'));
  };
}

/**
 * The person, language and caller of a request. Only the cookie gives authority; `Authorization` is not read. Two
 * statements for whoever is signed in.
 */
export async function staffContextOf(
  request: Request,
  opened: Services,
  { url: staffUrl, isDemo }: StaffConsole & { readonly isDemo: boolean },
): Promise<StaffContext> {
  const services = { ...opened, staffUrl, releaseSlot: releaseSlotOf(request.res) };
  const cookie = staffCookie(staffUrl);
  const token = cookie.read(request);
  const staff = token ? await findStaffViewer(services, { token }) : null;
  if (staff) noteFacts(request.res, { staff: staff.id });
  if (staff && request.get(HEADER) !== IN_BACKGROUND) await touchSession(services, staff);
  const language = languageOf(request);
  return {
    ...{ services, language, staff, isDemo },
    caller: {
      clientAddress: clientAddressKey(request),
      device: deviceName(request.get('user-agent') ?? ''),
      station: stationOf(request),
      requestId: typeof request.id === 'string' ? request.id : null,
    },
    keepToken: (session) => cookie.keep(request, session),
    note: (facts) => noteFacts(request.res, facts),
    inWords: (error) => wordsOf(error, language),
  };
}

/** Returns the bench that a browser names, percent-encoded, as headers carry ASCII alone; null for none or a broken one. */
function stationOf(request: Request): string | null {
  try {
    return decodeURIComponent(request.get('x-station') ?? '').slice(0, MAX_STATION) || null;
  } catch {
    return null;
  }
}
