/** What neighbours may ask of the letters: to write one. */
export { isMailed } from './letter.kinds';
export { sendLetter } from './send-letter';
