import { texts as entry } from './entry';
import { everybody } from './everybody';
import { texts as money } from './money';
import { texts as settings } from './settings';
import { texts as shoppers } from './shoppers';

export const messages = { ...everybody, ...entry, ...shoppers, ...money, ...settings };
