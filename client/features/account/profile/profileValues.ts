import type {
  Gender,
  ProfileForm_CountryFragment,
  ProfileForm_ViewerFragment,
  UpdateProfileInput,
} from '../../../gql/graphql';
import type { useAppForm } from '../../../ui/forms/useAppForm';
import { phoneOf } from './phoneOf';
import { figuresOf } from '../../../ui/forms/figures';

/** Personal data as form values; an empty text means no value. */
export interface ProfileValues {
  nickname: string;
  gender: Gender | '';
  birthday: { year: string; month: string; day: string };
  phoneCountry: string;
  /** Without the code of its country, or whole with a leading plus. */
  phone: string;
  region: string;
}

/** The form as its groups of fields use it. */
export type ProfileFormState = Pick<
  ReturnType<typeof useAppForm<ProfileValues>>,
  'control' | 'errors' | 'register' | 'trigger'
>;

type Countries = readonly ProfileForm_CountryFragment[];

function callingCodeOf(countries: Countries, code: string | null): string {
  return countries.find((country) => country.code === code)?.callingCode ?? '';
}

export function profileValues(
  { nickname, profile }: ProfileForm_ViewerFragment,
  countries: Countries,
): ProfileValues {
  const { gender, birthday, phone, phoneCountry, region } = profile;
  const prefix = `+${callingCodeOf(countries, phoneCountry)}`;
  return {
    nickname: nickname ?? '',
    gender: gender ?? '',
    birthday: {
      year: String(birthday?.year ?? ''),
      month: String(birthday?.month ?? ''),
      day: String(birthday?.day ?? ''),
    },
    phoneCountry: phoneCountry ?? '',
    phone: phoneCountry && phone?.startsWith(prefix) ? phone.slice(prefix.length) : (phone ?? ''),
    region: region ?? '',
  };
}

/** Returns the input for the server, where empty values are null. */
export function profileInput(values: ProfileValues, countries: Countries): UpdateProfileInput {
  const { birthday } = values;
  const [year, month, day] = [birthday.year, birthday.month, birthday.day].map(figuresOf);
  const number = phoneOf(values.phone);
  const prefix = number.startsWith('+') ? '' : `+${callingCodeOf(countries, values.phoneCountry)} `;
  return {
    nickname: values.nickname.trim() || null,
    gender: values.gender || null,
    birthday: (year && { year: Number(year), month: Number(month), day: Number(day) }) || null,
    phone: number ? prefix + number : null,
    region: values.region || null,
  };
}
