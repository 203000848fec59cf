import { figuresOf } from '../../../ui/forms/figures';
import type { ProfileValues } from './profileValues';

/** 2–16 characters as people count them, or none at all (VA-03). */
export function isGoodNickname(nickname: string): boolean {
  const { length } = [...nickname.trim()];
  return length === 0 || (length >= 2 && length <= 16);
}

/** Empty, or a whole day that has been, not before 1900 (VA-10). */
export function isGoodBirthday({ year, month, day }: ProfileValues['birthday'], now: Date) {
  const parts = [year, month, day].map(figuresOf);
  if (parts.every((part) => part === '')) return true;
  if (!parts.every((part) => /^\d+$/.test(part))) return false;
  const [y = 0, m = 0, d = 0] = parts.map(Number);
  const date = new Date(Date.UTC(y, m - 1, d));
  return y >= 1900 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d && date < now;
}

/** What a phone lacks to be complete: a country, a number, or nothing (VA-10). */
export function phoneLacks({ phone, phoneCountry }: Pick<ProfileValues, 'phone' | 'phoneCountry'>) {
  const number = phone.trim();
  if (number === '') return phoneCountry === '' ? null : 'number';
  return phoneCountry === '' && !number.startsWith('+') ? 'country' : null;
}
