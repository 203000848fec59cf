/** The public exports of accounts. */
export {
  avatarByUser,
  emailsOf,
  findUserIdByEmail,
  findViewer,
  findViewerAgain,
  listShopperIds,
  sessionEndOf,
} from './account.queries';
export { addresseeOf, addresseeOfViewer, type Addressee } from './addressee';
export type { Caller } from './caller';
export { closeUser } from './close-user';
export { accountOpened, userInfoNumbers } from './extension-points';
export { findShoppersByWords, type FoundShopper } from './find-shoppers';
export { followLanguage } from './follow-language';
export { lookUpShoppers, type ShopperKey } from './look-up-shoppers';
export { lockUser } from './lock-user';
export { COMMON_PASSWORD } from './passwords/common-passwords';
export { hashPassword, isPasswordRight } from './passwords/password';
export { muteEmails } from './mute-emails';
export { requirePassword } from './passwords/require-password';
export { setAvatar } from './profile/set-avatar';
export { openAccount } from './registering/open-account';
export { deviceName } from './sessions/device-name';
export { signIn } from './sign-in';
export { consumeAttempt } from './sign-in-limits';
export { ViewerType } from './viewer.types';
