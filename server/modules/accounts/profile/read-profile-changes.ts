import { InputRefused } from '../../../platform/graphql/validate-input';
import type { RestCall } from '../../../platform/http/endpoint';
import { readInput } from '../../../platform/http/endpoint';
import { BirthdayInput, UpdateProfileInput } from './profile.inputs';

/**
 * What a call changes of personal data: a field that it leaves out stays undefined, null empties
 * it. @throws DomainError VALIDATION_FAILED
 */
export function readProfileChanges(body: RestCall['body']): Promise<UpdateProfileInput> {
  const { nickname, gender, phone, region } = body;
  const birthday = readBirthday(body['birthday']);
  return readInput(UpdateProfileInput, { nickname, gender, phone, region, birthday });
}

/** Fully entered as YYYY-MM-DD (VA-10). */
function readBirthday(sent: unknown): BirthdayInput | null | undefined {
  if (typeof sent !== 'string') return sent === null ? null : undefined;
  const [, year, month, day] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(sent.trim()) ?? [];
  if (!day) throw new InputRefused({ birthday: { key: 'birthday', params: {} } });
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  return Object.assign(new BirthdayInput(), parts);
}
