import common from '../../../i18n/zh/common.json';
import find from './find.json';
import frame from './frame.json';
import keys from './keys.json';
import line from './line.json';
import log from './log.json';
import people from './people.json';
import scan from './scan.json';
import signIn from './signIn.json';
import today from './today.json';

/** The console's texts, and those that the parts of client/ui say. */
export const messages = {
  ...common,
  ...find,
  ...frame,
  ...keys,
  ...line,
  ...log,
  ...people,
  ...scan,
  ...signIn,
  ...today,
};
