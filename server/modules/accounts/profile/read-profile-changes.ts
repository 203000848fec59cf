import type { RestCall } from '../../../platform/http/endpoint';
import { readInput } from '../../../platform/http/endpoint';
import { InputRefused } from '../../../platform/graphql/validate-input';
import { BirthdayInput, UpdateProfileInput } from './profile.inputs';
import type { ProfileType } from './profile.types';

interface Present extends Partial<ProfileType> {
  readonly nickname: string | null;
}

/**
 * Personal data after a change: a field that the call leaves out keeps what is there, null empties
 * it. @throws DomainError VALIDATION_FAILED
 */
export function readProfileChanges(
  present: Present,
  body: RestCall['body'],
): Promise<UpdateProfileInput> {
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const { nickname, gender, phone, region } = { ...present, ...sent };
  const birthday = 'birthday' in sent ? readBirthday(sent['birthday']) : birthdayOf(present);
  return readInput(UpdateProfileInput, { nickname, gender, phone, region, birthday });
}

function birthdayOf({ birthday }: Present): BirthdayInput | null {
  return birthday ? Object.assign(new BirthdayInput(), birthday) : null;
}

/** Fully entered as YYYY-MM-DD (VA-10). */
function readBirthday(sent: unknown): BirthdayInput | null {
  if (typeof sent !== 'string') return null;
  const [, year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(sent.trim()) ?? [];
  if (!day) throw new InputRefused({ birthday: { key: 'birthday', params: {} } });
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  return Object.assign(new BirthdayInput(), parts);
}
