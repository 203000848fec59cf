import type { Belongings } from './belongings';

/**
 * Who may call an operation: guests as well; shoppers, about themselves alone; or the owner of what
 * it names. An operation that is missing here fails the authority story.
 */
export type Access = 'everybody' | 'shoppers' | 'owner';

/** The operations of the schema; which arguments name what stands in good-values.ts. */
export const graphqlAccess: Readonly<Record<string, Access>> = {
  register: 'everybody',
  signIn: 'everybody',
  registrationCaptcha: 'everybody',
  verifyEmail: 'everybody',
  confirmEmailChange: 'everybody',
  requestPasswordReset: 'everybody',
  checkResetLink: 'everybody',
  resetPassword: 'everybody',
  site: 'everybody',
  viewer: 'everybody',
  countries: 'everybody',
  listingPreview: 'everybody',
  exchangeRates: 'everybody',
  articleGroups: 'everybody',
  article: 'everybody',
  searchArticles: 'everybody',
  sendLead: 'everybody',
  recentReviews: 'everybody',

  addresses: 'shoppers',
  cart: 'shoppers',
  changePassword: 'shoppers',
  createAddress: 'shoppers',
  deleteAccount: 'shoppers',
  deletionCheck: 'shoppers',
  endOtherSessions: 'shoppers',
  fundRecords: 'shoppers',
  markAllMessagesRead: 'shoppers',
  messages: 'shoppers',
  orders: 'shoppers',
  packages: 'shoppers',
  requestEmailChange: 'shoppers',
  sendVerificationMail: 'shoppers',
  sessions: 'shoppers',
  signOut: 'shoppers',
  storedItems: 'shoppers',
  submitOrder: 'shoppers',
  updateProfile: 'shoppers',

  addCartItem: 'owner',
  cancelOrder: 'owner',
  cancelPackage: 'owner',
  cancelPackingPlan: 'owner',
  cancelRefundRequest: 'owner',
  confirmReceipt: 'owner',
  confirmReceipts: 'owner',
  createPackingPlan: 'owner',
  deleteAddress: 'owner',
  deleteMessages: 'owner',
  deliveryQuotes: 'owner',
  endSession: 'owner',
  jointPayment: 'owner',
  jointPaymentQuote: 'owner',
  markMessagesRead: 'owner',
  order: 'owner',
  package: 'owner',
  packingPlan: 'owner',
  pay: 'owner',
  parcelEstimate: 'owner',
  payment: 'owner',
  paymentQuote: 'owner',
  payOrders: 'owner',
  removeCartItems: 'owner',
  requestRefund: 'owner',
  reviewPackage: 'owner',
  selectCartItems: 'owner',
  setDefaultAddress: 'owner',
  updateAddress: 'owner',
  updateCartItem: 'owner',
};

/** A field of a legacy call → which belonging it names. */
export type NamedThings = Readonly<Record<string, keyof Belongings>>;

/** The operations of the OpenAPI document; for those of an owner, which fields name what. */
export const restAccess: Readonly<Record<string, Exclude<Access, 'owner'> | NamedThings>> = {
  'get /users/verify': 'everybody',
  'post /login': 'everybody',
  'post /users': 'everybody',
  'post /active_email': 'everybody',
  'post /send_reset_password_email': 'everybody',
  'post /check_reset_password_link': 'everybody',
  'post /reset_password_email': 'everybody',
  'get /country': 'everybody',
  'get /article': 'everybody',
  'get /article/{id}': 'everybody',
  'get /configurations': 'everybody',
  'get /website_info': 'everybody',
  'get /exchange_rate': 'everybody',

  'post /logout': 'shoppers',
  'get /send_success_register_email': 'shoppers',
  'post /send_active_email': 'shoppers',
  'post /users/alter_password': 'shoppers',
  'get /users/info': 'shoppers',
  'post /users/update_info': 'shoppers',
  'post /users/alter_avatar': 'shoppers',
};
