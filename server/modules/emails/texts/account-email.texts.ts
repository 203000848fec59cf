import type { Language } from '../../../kernel/language';
import type { EmailText } from './email-text';

type AccountEmailKey =
  | 'welcome'
  | 'alreadyRegistered'
  | 'verifyEmail'
  | 'activateEmail'
  | 'resetPassword'
  | 'passwordChanged'
  | 'emailChanged'
  | 'newSignIn'
  | 'accountDeleted'
  | 'staffInvitation';

/** Emails about the account itself. */
export const accountEmailTexts: Record<Language, Record<AccountEmailKey, EmailText>> = {
  en: {
    welcome: {
      subject: 'Welcome to {site}',
      body: `Your account is open. Its name is this email address: {to}

How it works: paste the link of an item from any shop. We buy it, keep it in our warehouse free of charge for up to {days} days, and forward everything to you in one parcel.

Please confirm your address first. The link works once, within 24 hours.`,
      action: 'Confirm my address',
    },
    alreadyRegistered: {
      subject: 'You already have an account at {site}',
      body: `Somebody, hopefully you, just tried to open an account with {to}. There is one already, and nothing about it has changed.

Simply log in. If you do not remember the password, you can choose a new one on the same page.`,
      action: 'Log in',
      note: 'If it was not you, you need not do anything.',
    },
    verifyEmail: {
      subject: 'Confirm your email address',
      body: `Please confirm that {to} is your address. The link works once, within 24 hours.`,
      action: 'Confirm my address',
      note: 'If you did not ask for this email, you need not do anything.',
    },
    activateEmail: {
      subject: 'Confirm your new email address',
      body: `{to} is to become the name of your {site} account. The link works once, within 24 hours; until then nothing changes.`,
      action: 'Use this address',
      note: 'If you did not ask for this email, you need not do anything.',
    },
    resetPassword: {
      subject: 'Choose a new password',
      body: `Somebody, hopefully you, forgot the password of the {site} account {to}. The link works once, within 30 minutes.`,
      action: 'Choose a new password',
      note: 'If it was not you, you need not do anything: your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      body: `The password of your {site} account was changed. On every other device you are logged out now.`,
      facts: [
        ['Account', '{to}'],
        ['Changed', '{at}'],
      ],
      action: 'It was not me: choose a new password',
      note: 'If it was not you, choose a new password at once and write to us.',
    },
    emailChanged: {
      subject: 'Your email address was changed',
      body: `The name of your {site} account was changed. The old address does not open it any more.`,
      facts: [
        ['Old', '{to}'],
        ['New', '{newEmail}'],
        ['Changed', '{at}'],
      ],
      note: 'If it was not you, write to us at once.',
    },
    newSignIn: {
      subject: 'New sign-in to your account',
      body: `Your {site} account was opened on a device that we had not seen before. If that was you, all is well.`,
      facts: [
        ['Account', '{to}'],
        ['Device', '{device, select, unknown {not known} other {{device}}}'],
        ['Time', '{at}'],
      ],
      action: 'It was not me: choose a new password',
      note: 'A new password signs out every device at once.',
    },
    accountDeleted: {
      subject: 'Your account was deleted',
      body: `Your {site} account {to} was deleted on {at}, as you asked. What bookkeeping demands, such as paid orders, is kept without your name.

Thank you for the time with us.`,
    },
    staffInvitation: {
      subject: 'Your account at the staff console of {site}',
      body: `Hello {name}, an owner has opened an account for you at the staff console. Its name is this email address: {to}

Please choose a password. The link works once, within seven days.`,
      action: 'Choose my password',
    },
  },
  zh: {
    welcome: {
      subject: '欢迎来到 {site}',
      body: `您的账户已开通，账户名为此邮箱：{to}

使用方法：粘贴任意商店的商品链接，我们为您购买，在仓库免费仓储 {days} 天，然后合并成一个包裹寄给您。

请先验证您的邮箱。链接 24 小时内有效，仅可使用一次。`,
      action: '验证邮箱',
    },
    alreadyRegistered: {
      subject: '您已有 {site} 账户',
      body: `刚才有人用 {to} 注册账户，可能是您本人。该邮箱已有账户，账户没有任何变化。

请直接登录。如果忘记了密码，可以在登录页面设置新密码。`,
      action: '登录',
      note: '如果不是您本人操作，请忽略此邮件。',
    },
    verifyEmail: {
      subject: '请验证您的邮箱',
      body: `请确认 {to} 是您的邮箱。链接 24 小时内有效，仅可使用一次。`,
      action: '验证邮箱',
      note: '如果不是您本人操作，请忽略此邮件。',
    },
    activateEmail: {
      subject: '请激活您的新邮箱',
      body: `{to} 将成为您 {site} 账户的新账户名。链接 24 小时内有效，仅可使用一次；确认之前不会有任何更改。`,
      action: '启用此邮箱',
      note: '如果不是您本人操作，请忽略此邮件。',
    },
    resetPassword: {
      subject: '重置您的密码',
      body: `我们收到了重置 {site} 账户 {to} 密码的请求。链接 30 分钟内有效，仅可使用一次。`,
      action: '设置新密码',
      note: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    },
    passwordChanged: {
      subject: '您的密码已修改',
      body: `您的 {site} 账户密码已修改，其他设备均已退出登录。`,
      facts: [
        ['账户', '{to}'],
        ['时间', '{at}'],
      ],
      action: '不是我本人，重置密码',
      note: '如果不是您本人操作，请立即重置密码并写信告诉我们。',
    },
    emailChanged: {
      subject: '您的邮箱已更换',
      body: `您的 {site} 账户名已更换，原邮箱不能再用于登录。`,
      facts: [
        ['原邮箱', '{to}'],
        ['新邮箱', '{newEmail}'],
        ['时间', '{at}'],
      ],
      note: '如果不是您本人操作，请立即写信告诉我们。',
    },
    newSignIn: {
      subject: '您的账户有新的登录',
      body: `您的 {site} 账户在一台新设备上登录。如果是您本人，无需任何操作。`,
      facts: [
        ['账户', '{to}'],
        ['设备', '{device, select, unknown {未知} other {{device}}}'],
        ['时间', '{at}'],
      ],
      action: '不是我本人，重置密码',
      note: '设置新密码后，所有设备都会立即退出登录。',
    },
    accountDeleted: {
      subject: '您的账户已删除',
      body: `您的 {site} 账户 {to} 已按您的要求于 {at} 删除。依法须保留的账目（如已付款订单）将不含您的姓名。

感谢您的陪伴。`,
    },
    staffInvitation: {
      subject: '您的 {site} 员工工作台账户',
      body: `{name}，您好！负责人已为您开通员工工作台账户，账户名为此邮箱：{to}

请设置密码。链接七天内有效，仅可使用一次。`,
      action: '设置密码',
    },
  },
};
