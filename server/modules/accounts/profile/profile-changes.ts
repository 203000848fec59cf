import { InputRefused } from '../../../platform/graphql/validate-input';
import { inputForm } from '../../../platform/http/input-form';
import { nullable, text } from '../../../platform/http/shape';
import { BirthdayInput, UpdateProfileInput } from './profile.inputs';

/** Fully entered as YYYY-MM-DD (VA-10). */
function readBirthday(sent: unknown): BirthdayInput | null | undefined {
  if (typeof sent !== 'string') return sent === null ? null : undefined;
  const [, year, month, day] =
    /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(sent.normalize('NFKC').trim()) ?? [];
  if (!day) throw new InputRefused({ birthday: { key: 'birthday', params: {} } });
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  return Object.assign(new BirthdayInput(), parts);
}

const birthday = { ...text('Date of birth: YYYY-MM-DD.', '1994-05-17'), format: 'date' } as const;

/** What a call changes of personal data: a field that it leaves out stays, null empties it. */
export const profileChanges = inputForm(UpdateProfileInput, 'What changes.', {
  example: {
    ...{ nickname: 'Mei', gender: 'FEMALE', birthday: '1994-05-17' },
    ...{ phone: '+49301234567', region: 'DE' },
  },
  converted: { birthday: { shape: nullable(birthday), read: readBirthday } },
});
