import type { Language } from '../kernel/language';
import type { MailText } from './mail-text';

type AccountMailKey =
  | 'welcome'
  | 'verifyEmail'
  | 'activateEmail'
  | 'resetPassword'
  | 'passwordChanged'
  | 'emailChanged'
  | 'newSignIn'
  | 'accountDeleted';

/** Letters about the account itself; the texts are ICU messages. */
export const accountMailTexts: Record<Language, Record<AccountMailKey, MailText>> = {
  en: {
    welcome: {
      subject: 'Welcome to {site}',
      text: `Hello,

your account at {site} is open. Its name is this e-mail address: {email}

Please confirm the address by this link. It works once, within 24 hours.

{link}

How it works: paste the link of an item from any shop, we buy it, keep it in our warehouse for up to {days} days free of charge, and forward it to you in one parcel.

Questions? Write to {serviceEmail}.

{site}
`,
    },
    verifyEmail: {
      subject: 'Confirm your e-mail address',
      text: `Hello,

please confirm that {email} is your address by this link. It works once, within 24 hours.

{link}

If you did not ask for this letter, you need not do anything.

{site}
`,
    },
    activateEmail: {
      subject: 'Confirm your new e-mail address',
      text: `Hello,

{email} is to become the name of your {site} account. Please confirm it by this link. It works once, within 24 hours; until then nothing changes.

{link}

If you did not ask for this letter, you need not do anything.

{site}
`,
    },
    resetPassword: {
      subject: 'Choose a new password',
      text: `Hello,

somebody, hopefully you, forgot the password of the {site} account {email}. Choose a new one by this link. It works once, within 30 minutes.

{link}

If it was not you, you need not do anything: your password stays as it is.

{site}
`,
    },
    passwordChanged: {
      subject: 'Your password was changed',
      text: `Hello,

the password of your {site} account {email} was changed on {at}.

If it was not you, choose a new password at once and write to {serviceEmail}.

{resetPage}

{site}
`,
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      text: `Hello,

the name of your {site} account was changed on {at}. It is {newEmail} now; {email} does not open it any more.

If it was not you, write to {serviceEmail}.

{site}
`,
    },
    newSignIn: {
      subject: 'New sign-in to your account',
      text: `Hello,

your {site} account {email} was opened on a device that we had not seen before.

Device: {device, select, unknown {not known} other {{device}}}
Time: {at}

If it was not you, choose a new password at once: {resetPage}

{site}
`,
    },
    accountDeleted: {
      subject: 'Your account was deleted',
      text: `Hello,

your {site} account {email} was deleted on {at}, as you asked. What bookkeeping demands, such as paid orders, is kept without your name.

Thank you for the time with us.

{site}
`,
    },
  },
  zh: {
    welcome: {
      subject: '欢迎来到 {site}',
      text: `您好：

您的 {site} 账户已开通，账户名为此邮箱：{email}

请通过以下链接验证邮箱。链接 24 小时内有效，仅可使用一次。

{link}

使用方法：粘贴任意商店的商品链接，我们为您购买，在仓库免费保管 {days} 天，然后合并成一个包裹寄给您。

如有疑问，请写信至 {serviceEmail}。

{site}
`,
    },
    verifyEmail: {
      subject: '请验证您的邮箱',
      text: `您好：

请通过以下链接确认 {email} 是您的邮箱。链接 24 小时内有效，仅可使用一次。

{link}

如果不是您本人操作，请忽略此邮件。

{site}
`,
    },
    activateEmail: {
      subject: '请激活您的新邮箱',
      text: `您好：

{email} 将成为您 {site} 账户的新账户名。请通过以下链接确认。链接 24 小时内有效，仅可使用一次；确认之前不会有任何更改。

{link}

如果不是您本人操作，请忽略此邮件。

{site}
`,
    },
    resetPassword: {
      subject: '重置您的密码',
      text: `您好：

我们收到了重置 {site} 账户 {email} 密码的请求。请通过以下链接设置新密码。链接 30 分钟内有效，仅可使用一次。

{link}

如果不是您本人操作，请忽略此邮件，您的密码不会改变。

{site}
`,
    },
    passwordChanged: {
      subject: '您的密码已修改',
      text: `您好：

您的 {site} 账户 {email} 的密码已于 {at} 修改。

如果不是您本人操作，请立即重置密码，并写信至 {serviceEmail}。

{resetPage}

{site}
`,
    },
    emailChanged: {
      subject: '您的邮箱已更换',
      text: `您好：

您的 {site} 账户名已于 {at} 更换为 {newEmail}，{email} 不能再用于登录。

如果不是您本人操作，请写信至 {serviceEmail}。

{site}
`,
    },
    newSignIn: {
      subject: '您的账户有新的登录',
      text: `您好：

您的 {site} 账户 {email} 在一台新设备上登录。

设备：{device, select, unknown {未知} other {{device}}}
时间：{at}

如果不是您本人操作，请立即重置密码：{resetPage}

{site}
`,
    },
    accountDeleted: {
      subject: '您的账户已删除',
      text: `您好：

您的 {site} 账户 {email} 已按您的要求于 {at} 删除。依法须保留的账目（如已付款订单）将不含您的姓名。

感谢您的陪伴。

{site}
`,
    },
  },
};
