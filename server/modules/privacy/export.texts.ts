import type { Language } from '../../kernel/language';
import type { ShopperList } from '../../platform/shopper-data';

/** README.txt of an export: what stands before the list of files. */
export const exportIntroTexts: Record<Language, string> = {
  en: 'Everything we hold on you. Each .csv file has one list of it, for spreadsheets. Amounts are in fen (1/100 yuan), times in UTC. A list of which we hold nothing is empty. Passwords and sign-in keys are kept only as hashes, which are left out.',
  zh: '这是我们保存的关于您的全部数据。每个 .csv 文件是其中一个列表，可用表格软件打开。金额以分为单位，时间为 UTC。没有数据的列表为空。密码和登录密钥只以哈希形式保存，未包含在内。',
};

/** README.txt of an export: the file with all lists. */
export const everythingTexts: Record<Language, string> = {
  en: 'All lists in one file, for programs.',
  zh: '全部列表，供程序读取。',
};

/** Contents of each exported list, for the shopper. */
export const exportedListTexts: Record<ShopperList, Record<Language, string>> = {
  account: {
    en: 'Your account: email address, name, profile and settings.',
    zh: '您的账户：邮箱、名称、个人资料和设置。',
  },
  sessions: {
    en: 'Where you are signed in, and since when.',
    zh: '您当前的登录会话及其时间。',
  },
  known_devices: {
    en: 'Browsers you have signed in with; we write to you when another one signs in.',
    zh: '您登录过的浏览器；有新设备登录时我们会通知您。',
  },
  mailed_links: {
    en: 'Links we mailed you, for example to confirm your address or to reset your password.',
    zh: '我们发给您的链接，例如验证邮箱或重置密码。',
  },
  addresses: { en: 'Your address book.', zh: '您的地址簿。' },
  cart_items: { en: 'What is in your cart.', zh: '购物车中的商品。' },
  removed_cart_items: {
    en: 'What you removed from your cart a short time ago and can still bring back.',
    zh: '您刚从购物车移除、仍可恢复的商品。',
  },
  viewed_listings: { en: 'Items whose pages you looked at.', zh: '您浏览过的商品。' },
  orders: {
    en: 'Your orders, with the contact and the wishes you gave.',
    zh: '您的订单，包括您填写的联系人和要求。',
  },
  order_items: { en: 'The items of your orders.', zh: '订单中的商品。' },
  order_events: { en: 'What happened to your orders, and when.', zh: '订单的处理记录和时间。' },
  order_questions: {
    en: 'What we asked you about orders, and your answers.',
    zh: '我们就订单向您提出的问题和您的答复。',
  },
  stored_items: { en: 'Your items in our warehouse.', zh: '您在仓库中的商品。' },
  packing_plans: {
    en: 'Parcels you asked us to pack, with address and customs declaration.',
    zh: '您申请打包的包裹，包括地址和海关申报。',
  },
  packages: { en: 'Packages we sent you.', zh: '我们寄给您的包裹。' },
  package_events: {
    en: 'What happened to your packages, and when.',
    zh: '包裹的处理记录和时间。',
  },
  fund_records: { en: 'Every movement of your balance.', zh: '余额的每一笔变动。' },
  payments: { en: 'Your payments and recharges.', zh: '您的付款和充值。' },
  joint_payments: {
    en: 'Payments of several orders or packages at once.',
    zh: '一次支付多个订单或包裹的记录。',
  },
  checkouts: {
    en: 'Card payments begun at our payment partner, without card numbers, which we never see.',
    zh: '在支付合作方发起的银行卡付款；我们从不接触卡号。',
  },
  remittances: { en: 'Remittances you announced.', zh: '您登记的汇款。' },
  withdrawals: { en: 'Withdrawals from your balance.', zh: '余额提现记录。' },
  notifications: { en: 'Messages we sent you on the site.', zh: '我们在站内发给您的消息。' },
  reviews: { en: 'Your reviews.', zh: '您的评价。' },
  uploads: { en: 'Pictures you uploaded.', zh: '您上传的图片。' },
  idempotency_keys: {
    en: 'What your browser asked us to create in the last days, noted so that a request sent twice creates it once.',
    zh: '最近几天您的浏览器请求创建的内容；用于防止重复请求造成重复创建。',
  },
};
