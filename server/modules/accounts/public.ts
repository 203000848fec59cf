/** The public face of accounts. */
export { findUserIdByEmail, findViewer } from './account.queries';
export { addresseeOf } from './addressee';
export { closeUser } from './close-user';
export { followLanguage } from './follow-language';
export { lockUser } from './lock-user';
export { hashPassword } from './passwords/password';
export { requirePassword } from './passwords/require-password';
export { accountData } from './shopper-data';
export { ViewerType } from './viewer.types';
