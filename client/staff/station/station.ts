import { siteStorage } from '../../apollo/browserStorage';

const NAME = 'staff.station';
const VOLUME = 'staff.volume';
const PREFIX_SEEN = 'staff.prefixSeen';
const LETTERS_OFF = 'staff.lettersOff';

/** A prefix that was seen longer ago says little about the scanner of today. */
export const PREFIX_FRESH_MS = 24 * 60 * 60 * 1000;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Name of this bench or desk; empty until somebody gave it one. It opens nothing: a browser may say what it likes. */
export const readStation = (): string => text(siteStorage.read(NAME));
export const saveStation = (name: string): void => siteStorage.save(NAME, name.trim() || null);

/** Volume of this bench, from 0 to 1. */
export function readVolume(): number {
  const volume = siteStorage.read(VOLUME);
  return typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 0.5;
}
export const saveVolume = (volume: number): void => siteStorage.save(VOLUME, volume);

/** Milliseconds at which a scanner of this bench last sent its prefix; undefined for never. */
export function readPrefixSeen(): number | undefined {
  const at = siteStorage.read(PREFIX_SEEN);
  return typeof at === 'number' ? at : undefined;
}
export const savePrefixSeen = (at: number): void => siteStorage.save(PREFIX_SEEN, at);

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

/** Whether a person wants no commands of a single letter (WCAG 2.1.4); known by their id in this browser. */
export const areLettersOff = (person: string): boolean =>
  namesOf(siteStorage.read(LETTERS_OFF)).includes(person);

export function saveLettersOff(person: string, areOff: boolean): void {
  const others = namesOf(siteStorage.read(LETTERS_OFF)).filter((id) => id !== person);
  siteStorage.save(LETTERS_OFF, areOff ? [...others, person] : others);
}
