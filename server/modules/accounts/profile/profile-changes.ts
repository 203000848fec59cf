import { InputRefused } from '../../../platform/validation/input-refused';
import { inputForm } from '../../../platform/http/input-form';
import { nullable, text } from '../../../platform/http/shape';
import { BirthdayInput, UpdateProfileInput } from './profile.inputs';

/** A date is accepted only as a complete YYYY-MM-DD (VA-10). */
function readBirthday(sent: unknown): BirthdayInput | null | undefined {
  if (typeof sent !== 'string') return sent === null ? null : undefined;
  const [, year, month, day] =
    /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(sent.normalize('NFKC').trim()) ?? [];
  if (!day) throw new InputRefused({ birthday: { key: 'birthday', params: {} } });
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  return Object.assign(new BirthdayInput(), parts);
}

const birthday = { ...text('Date of birth: YYYY-MM-DD.', '1994-05-17'), format: 'date' } as const;

/** Changes of personal data in a REST call: an omitted field stays, null empties it. */
export const profileChanges = inputForm(UpdateProfileInput, 'What changes.', {
  example: {
    ...{ nickname: 'Mei', gender: 'FEMALE', birthday: '1994-05-17' },
    ...{ phone: '+49301234567', region: 'DE' },
  },
  converted: { birthday: { shape: nullable(birthday), read: readBirthday } },
});
