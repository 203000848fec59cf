import { figuresOf } from '../../../ui/forms/figures';
import { phoneOf } from './phoneOf';
import type { ProfileValues } from './profileValues';

/** 2–16 characters as people count them, or none at all (VA-03). */
export function isGoodNickname(nickname: string): boolean {
  const { length } = [...nickname.trim()];
  return length === 0 || (length >= 2 && length <= 16);
}

/**
 * Returns the error of a birthday: a part is missing, or it is no day from 1900 to today; undefined for an
 * empty one (VA-10).
 */
export function birthdayProblem({ year, month, day }: ProfileValues['birthday'], now: Date) {
  const parts = [year, month, day].map(figuresOf);
  if (parts.every((part) => part === '')) return undefined;
  if (parts.includes('')) return 'settings.enterBirthday';
  const [y = 0, m = 0, d = 0] = parts.map(Number);
  const date = new Date(Date.UTC(y, m - 1, d));
  const isDay = date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  const isGood = parts.every((part) => /^\d+$/.test(part)) && y >= 1900 && isDay && date < now;
  return isGood ? undefined : 'settings.noSuchBirthday';
}

/** Returns the missing part of a phone number: its country, its number, or nothing (VA-10). */
export function phoneLacks({ phone, phoneCountry }: Pick<ProfileValues, 'phone' | 'phoneCountry'>) {
  const number = phoneOf(phone);
  if (number === '') return phoneCountry === '' ? null : 'number';
  return phoneCountry === '' && !number.startsWith('+') ? 'country' : null;
}
