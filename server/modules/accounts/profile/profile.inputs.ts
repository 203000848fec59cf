import { IsInt, Max, Min, ValidateBy } from 'class-validator';
import parsePhoneNumber from 'libphonenumber-js';
import { InputType, Int } from 'type-graphql';
import {
  ChoiceField,
  CountField,
  field,
  InputField,
  TextField,
} from '../../../platform/graphql/input-fields';
import { plainPhone, plainWords } from '../../../platform/validation/pasted-text';
import { says } from '../../../platform/validation/validation-keys';
import { CountryCodeScalar } from '../../../platform/graphql/scalars';
import { isCountry } from '../../delivery/public';
import { genders, type Gender } from '../user.entity';
import { GenderEnum } from './profile.types';

/** A rule of one place; `key` says what is wrong. */
function Must(
  name: string,
  validate: (value: unknown) => boolean,
  key: 'nickname' | 'birthday' | 'calendarDay' | 'internationalPhone' | 'unknownChoice',
): PropertyDecorator {
  return ValidateBy({ name, validator: { validate } }, says(key));
}

/** Characters as people count them: an emoji is one. */
function isNickname(value: unknown): boolean {
  const length = typeof value === 'string' ? [...value].length : 0;
  return length >= 2 && length <= 16;
}

function dateOf({ year, month, day }: BirthdayInput): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

/** Returns whether the month has such a day; months that no year has are refused by their own rule. */
function isCalendarDay(value: unknown): boolean {
  const { month, day } = value as BirthdayInput;
  const date = dateOf(value as BirthdayInput);
  return month > 12 || day > 31 || (date.getUTCMonth() === month - 1 && date.getUTCDate() === day);
}

function isPast(value: unknown): boolean {
  return dateOf(value as BirthdayInput).getTime() < Date.now();
}

/** Complete with the code of its country (VA-10). */
function isInternationalPhone(value: unknown): boolean {
  return typeof value === 'string' && Boolean(parsePhoneNumber(value)?.isValid());
}

@InputType({ description: 'A date of birth; all three parts are needed.' })
export class BirthdayInput {
  @field(
    () => Int,
    'Year, from 1900.',
    {},
    { type: 'integer', minimum: 1900, maximum: 2200 },
    IsInt(says('wrongType')),
    Min(1900, says('firstYear', { min: 1900 })),
    Max(2200, says('birthday')),
  )
  year!: number;

  @CountField('Month, 1 to 12.', { min: 1, max: 12 })
  month!: number;

  @CountField('Day of the month.', { min: 1, max: 31 })
  day!: number;
}

@InputType({ description: 'Personal data. What is left out or null is empty afterwards.' })
export class UpdateProfileInput {
  @TextField('How we call you: 2–16 characters.', { max: 64, read: plainWords, nullable: true })
  @Must('nickname', isNickname, 'nickname')
  nickname?: string | null;

  @ChoiceField(() => GenderEnum, genders, 'Gender.', { nullable: true })
  gender?: Gender | null;

  @InputField(() => BirthdayInput, 'Date of birth, in the past.', { nullable: true })
  @Must('past', isPast, 'birthday')
  @Must('calendarDay', isCalendarDay, 'calendarDay')
  birthday?: BirthdayInput | null;

  @TextField('Phone number with country code: +49 30 1234567.', {
    ...{ max: 40, read: plainPhone },
    nullable: true,
  })
  @Must('internationalPhone', isInternationalPhone, 'internationalPhone')
  phone?: string | null;

  @TextField('ISO 3166 code of the country you live in: DE.', {
    ...{ max: 2, scalar: CountryCodeScalar },
    nullable: true,
  })
  @Must('country', (value) => typeof value === 'string' && isCountry(value), 'unknownChoice')
  region?: string | null;
}
