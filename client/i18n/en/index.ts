import { texts as entry } from './entry';
import { publicMessages } from './public';
import { texts as money } from './money';
import { texts as settings } from './settings';
import { texts as shopping } from './shopping';

export const messages = { ...publicMessages, ...entry, ...shopping, ...money, ...settings };
