/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An item as the form describes it: by its listing, where link, name and price may be left out, or by them. */
export type AddCartItemInput = {
  /** That the shopper knows what may keep it from being sent (`itemRestrictions`); else RESTRICTED_GOODS where anything may. */
  acknowledgesRestrictions?: boolean;
  /** That the shopper knows that the shop has none left (`availability` of the listing or its variant); else SOLD_OUT. */
  acknowledgesSoldOut?: boolean;
  /** When it was put in before, for one that was removed. `restoreCartItems` brings back all of it. */
  createdAt?: string | null | undefined;
  /** What the item is. */
  description?: string;
  /** Shipping from the shop to our warehouse, for all pieces. */
  domesticShipping?: number;
  /** Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing. */
  idempotencyKey?: string | null | undefined;
  /** Id of a picture, as `POST /uploads` answered it to you, or of its listing. */
  imageId?: string | null | undefined;
  /** Whether it is to be ordered next. */
  isSelected?: boolean;
  /** Id of a listing: what was read of its page stands for what is left out here. */
  listingId?: string | null | undefined;
  /** Name of the item; required where its listing has no title. */
  name?: string | null | undefined;
  /** Price of one piece in the shop's currency, such as 1980 or 19.80; we convert it, and pass over `unitPrice`. */
  originalAmount?: string | null | undefined;
  /** The currency of `originalAmount`. */
  originalCurrency?: Currency | null | undefined;
  /** Why the price that was read of the listing is wrong; required where the price differs from it. */
  priceChangeReason?: string;
  /** How many pieces. */
  quantity?: number;
  /** What we should know when buying. */
  remark?: string;
  /** Chosen size, colour and so on. */
  specification?: string;
  /** Price of one piece, more than zero; required without `originalAmount` where its listing has none in yuan. */
  unitPrice?: number | null | undefined;
  /** Link of the item: http or https. Passed over with a listing, required without one. */
  url?: string | null | undefined;
  /** Which variant of the listing. */
  variantId?: string | null | undefined;
};

/** A package that has arrived. */
export type ConfirmReceiptInput = {
  /** Id of one of your packages. */
  packageId: string;
};

/** Whom we ask when something about the order is unclear. */
export type ContactInput = {
  /** Email address. */
  email: string;
  /** Name. */
  name: string;
  /** Phone number. */
  phone: string;
};

/** A new address as the shopper fills it in. */
export type CreateAddressInput = {
  /** City. */
  city: string;
  /** ISO 3166 code of a served country, upper case: DE. */
  countryCode: string;
  /** Street, house number and whatever else leads to the door. */
  detail: string;
  /** Email address of the consignee. */
  email: string;
  /** First name of the consignee. */
  firstName: string;
  /** Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing. */
  idempotencyKey?: string | null | undefined;
  /** True makes it the default. False leaves the default where it is. */
  isDefault?: boolean;
  /** Name of the address card, e.g. Home. */
  label: string;
  /** Last name of the consignee. */
  lastName: string;
  /** Phone number of the consignee; the code of the country is put before one that has none. */
  phone: string;
  /** Postcode; 000000 where the country has none, or where most people do not know theirs (`needsPostcode` of the country is false). */
  postcode: string;
  /** Province or state; may be empty where `needsProvince` of the country is false. */
  province: string;
};

/** A parcel as the shopper confirms it. */
export type CreatePackingPlanInput = {
  /** One of your addresses. */
  addressId: string;
  /** One for each of the stored items. */
  declarations: Array<DeclarationInput>;
  /** One of the delivery lines that can carry the parcel. */
  deliveryLineId: string;
  /** Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing. */
  idempotencyKey?: string | null | undefined;
  /** None of them when left out. */
  options?: PackingOptionsInput | null | undefined;
  /** For the packers; may be empty. */
  remark?: string;
  /** Your stored items, at most 50. */
  storedItemIds: Array<string>;
};

/** In what amounts can be shown, by ISO 4217; everything settles in CNY. */
export type Currency =
  /** Australian dollar. */
  | 'AUD'
  /** Canadian dollar. */
  | 'CAD'
  /** Chinese yuan, in which everything settles. */
  | 'CNY'
  /** Euro. */
  | 'EUR'
  /** Pound sterling. */
  | 'GBP'
  /** Hong Kong dollar. */
  | 'HKD'
  /** Japanese yen; without decimals. */
  | 'JPY'
  /** Singapore dollar. */
  | 'SGD'
  /** US dollar. */
  | 'USD';

/** What customs is told of one item. */
export type DeclarationInput = {
  /** What it is worth, from 0.01 CNY. */
  declaredValue: number;
  /** What it is, in a few words. */
  description: string;
  /** The stored item. */
  storedItemId: string;
};

/** What one item is worth. */
export type DeclaredValueInput = {
  /** What it is worth; 0 while that is not said yet. */
  declaredValue: number;
  /** The stored item. */
  storedItemId: string;
};

/** Why a parcel cannot go with a delivery line. */
export type DeliveryLineProblem =
  /** It does not go to the country of the address. */
  | 'COUNTRY_NOT_SERVED'
  /** There is no line of that id. */
  | 'NO_SUCH_LINE'
  /** The parcel counts as more than the line carries. */
  | 'TOO_HEAVY'
  /** Length, width and height of an item add up to more than the line takes. */
  | 'TOO_LARGE'
  /** An item is longer than the line takes. */
  | 'TOO_LONG';

/** Why something was refused: `code` of a Refusal, and `extensions.code` of every error. Errors of a document that is no GraphQL, or not of this schema, have GRAPHQL_PARSE_FAILED and GRAPHQL_VALIDATION_FAILED there. */
export type ErrorCode =
  /** An order, stored item, plan or package of the account is still open, or money is on its way. */
  | 'ACCOUNT_IN_USE'
  /** The package has its review. */
  | 'ALREADY_REVIEWED'
  /** What is ordered no longer costs what was expected. */
  | 'AMOUNT_CHANGED'
  /** The total is too large for one order. */
  | 'AMOUNT_TOO_LARGE'
  /** The answer is larger than allowed; ask for fewer rows. */
  | 'ANSWER_TOO_LARGE'
  /** The picture has 2 MB or more. */
  | 'AVATAR_TOO_LARGE'
  /** The file is no gif, jpeg, jpg, png or bmp. */
  | 'AVATAR_TYPE_REFUSED'
  /** The request cannot be understood. */
  | 'BAD_REQUEST'
  /** The balance of the account is not zero. */
  | 'BALANCE_LEFT'
  /** The balance does not cover what is to be paid. */
  | 'BALANCE_TOO_LOW'
  /** Too much is being done; nothing was changed. Try again in a moment. */
  | 'BUSY'
  /** The cart holds as many items as it can. */
  | 'CART_FULL'
  /** It looks like a mistake of an operator, who may confirm it. */
  | 'CONFIRMATION_NEEDED'
  /** The default address cannot be deleted. */
  | 'DEFAULT_ADDRESS_NOT_DELETABLE'
  /** The delivery line cannot carry the parcel. */
  | 'DELIVERY_LINE_UNUSABLE'
  /** The email address is verified already. */
  | 'EMAIL_ALREADY_VERIFIED'
  /** Another account has this email address. */
  | 'EMAIL_TAKEN'
  /** There are no exchange rates right now. */
  | 'EXCHANGE_RATES_UNAVAILABLE'
  /** The key was used for something else. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** No image was sent. */
  | 'IMAGE_MISSING'
  /** The image has more than 2 MB. */
  | 'IMAGE_TOO_LARGE'
  /** More than one image was sent. */
  | 'IMAGE_TOO_MANY'
  /** The image has more than 40 million pixels. */
  | 'IMAGE_TOO_MANY_PIXELS'
  /** The file is no gif, jpg or png. */
  | 'IMAGE_TYPE_REFUSED'
  /** A fault of ours; it is logged. */
  | 'INTERNAL'
  /** An item of an order is in a status that does not allow this. */
  | 'ITEM_STATUS_FORBIDS'
  /** The time of a mailed link is over. */
  | 'LINK_EXPIRED'
  /** The link of an agent wraps another more than twice. */
  | 'LINK_NESTED_TOO_DEEP'
  /** The link leads to a private network or an IP address. */
  | 'LINK_NOT_PUBLIC'
  /** What was pasted holds no link of a shop. */
  | 'LINK_REFUSED'
  /** No such link was mailed. */
  | 'LINK_UNKNOWN'
  /** A mailed link was used before. */
  | 'LINK_USED'
  /** The link leads to a shop, and there to no item. */
  | 'LINK_WITHOUT_ITEM'
  /** REST: the path is called by another method. */
  | 'METHOD_NOT_ALLOWED'
  /** It is paid, cancelled or overdue. */
  | 'NOTHING_TO_PAY'
  /** There is nothing of that id, or it is not yours. */
  | 'NOT_FOUND'
  /** Nothing is selected in the cart. */
  | 'NO_PRODUCT_SELECTED'
  /** The document has several operations and `operationName` names none. */
  | 'OPERATION_NOT_NAMED'
  /** One of several orders is paid, cancelled or overdue. */
  | 'ORDER_NOT_PAYABLE'
  /** The order is in a status that does not allow this. */
  | 'ORDER_STATUS_FORBIDS'
  /** The package is in a status that does not allow this. */
  | 'PACKAGE_STATUS_FORBIDS'
  /** The time of the packing plan is over. */
  | 'PACKING_PLAN_EXPIRED'
  /** The packing plan is in a status that does not allow this. */
  | 'PACKING_PLAN_STATUS_FORBIDS'
  /** Payments rest until the books have been checked; nothing was charged. Money on its way arrives. */
  | 'PAYMENTS_FROZEN'
  /** The payment gateway does not answer; nothing was charged. */
  | 'PAYMENT_GATEWAY_UNAVAILABLE'
  /** The payment method is not open yet. */
  | 'PAYMENT_METHOD_UNAVAILABLE'
  /** The payment is finished. */
  | 'PAYMENT_STATUS_FORBIDS'
  /** No document of this hash is persisted, with HTTP status 404; send its text. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** Pages of our own origin may send nothing but the hash of a persisted document here. */
  | 'PERSISTED_QUERY_REQUIRED'
  /** Only for signed-in shoppers; the token is missing, wrong or has ended. */
  | 'PLEASE_LOGIN'
  /** No delivery line carries what the item is called; it is not bought. */
  | 'PROHIBITED_GOODS'
  /** The operation may cost more than allowed; ask for fewer fields or rows. */
  | 'QUERY_TOO_COSTLY'
  /** The document goes deeper than allowed. */
  | 'QUERY_TOO_DEEP'
  /** The document has more tokens than allowed. */
  | 'QUERY_TOO_LONG'
  /** The question was answered or withdrawn, or its time is over. */
  | 'QUESTION_CLOSED'
  /** What is asked about costs more; paying the difference accepts it. */
  | 'QUESTION_NEEDS_PAYMENT'
  /** Something about the order is asked, and its shopper has not answered yet. */
  | 'QUESTION_OPEN'
  /** Too many attempts; `params.seconds` says how long to wait. */
  | 'RATE_LIMITED'
  /** An item of the order is in a packing plan or a package. */
  | 'REFUND_ITEM_PACKED'
  /** The days in which a refund can be asked for are over. */
  | 'REFUND_TIME_EXPIRED'
  /** The control number was reported before. */
  | 'REMITTANCE_KNOWN'
  /** The body has more than 100 kB. */
  | 'REQUEST_TOO_LARGE'
  /** Something may keep the item from being sent, and that was not acknowledged. */
  | 'RESTRICTED_GOODS'
  /** A file came more slowly than 8 kB a second, which keeps others out. */
  | 'SENT_TOO_SLOWLY'
  /** The shop says that it has none left, and that was not acknowledged. */
  | 'SOLD_OUT'
  /** A stored item is held, reserved, packed or gone. */
  | 'STORED_ITEM_NOT_AVAILABLE'
  /** The address book is full. */
  | 'TOO_MANY_ADDRESSES'
  /** The document asks for one field under too many names. */
  | 'TOO_MANY_ALIASES'
  /** There would be more than 999 pieces of one item in the cart. */
  | 'TOO_MANY_PIECES'
  /** As many subscriptions are open as an account or an address may have. */
  | 'TOO_MANY_STREAMS'
  /** There is no such currency. */
  | 'UNKNOWN_CURRENCY'
  /** REST: the body is no JSON. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** Fields of the input are not filled in well; `fields` says which and why. Also a variable of a wrong type. */
  | 'VALIDATION_FAILED'
  /** More than came by the way it is to go back by; `params.limit` says how much. */
  | 'WITHDRAWAL_LIMIT'
  /** The withdrawal is confirmed or over. */
  | 'WITHDRAWAL_STATUS_FORBIDS'
  /** The captcha is answered wrongly or too old; ask for another. */
  | 'WRONG_CAPTCHA'
  /** Email address or password is wrong; which one is not told. */
  | 'WRONG_CREDENTIALS'
  /** The password of the account is wrong. */
  | 'WRONG_PASSWORD';

/** Photos the warehouse is to take, 2.00 CNY each. */
export type FinePhotosInput = {
  /** How many. */
  count: number;
  /** Which place of the item to photograph. */
  location?: string;
  /** What they should show. */
  note?: string;
};

/** Where an order stands. */
export type OrderStatus =
  /** Cancelled before it was paid. */
  | 'CANCELLED'
  /** All items have arrived in our warehouse. */
  | 'IN_STOCK'
  /** Paid; we have not bought yet. */
  | 'PAID'
  /** Submitted, waiting for its payment. */
  | 'PENDING_PAYMENT'
  /** Bought; on the way to our warehouse. */
  | 'PROCESSING'
  /** The money was returned. */
  | 'REFUNDED'
  /** The shopper asked for a refund. */
  | 'REFUND_PROCESSING';

/** Where a package stands. */
export type PackageStatus =
  /** Cancelled; the fee is back on the balance. */
  | 'CANCELLED'
  /** Received. */
  | 'COMPLETED'
  /** Shipped. */
  | 'PENDING_RECEIPT'
  /** Paid; the warehouse packs it. */
  | 'PENDING_SHIPMENT';

/** What is done with a parcel besides packing it. */
export type PackingOptionsInput = {
  /** Padding and corner protection. */
  extraProtection?: boolean;
  /** Insure the declared value, which is paid out when the parcel is lost. */
  insurance?: boolean;
  /** Take off the shops' packaging. */
  removePackaging?: boolean;
};

/** What is paid, and how. */
export type PayInput = {
  /** 8–80 letters, digits, - or _, drawn anew for each intention to pay. Sending the same key again answers with the first payment and moves no money. */
  idempotencyKey: string;
  /** What kind of thing is paid. */
  kind: PayableKind;
  /** Where the money comes from. */
  method: PaymentMethodCode;
  /** Id of the order, packing plan or question. */
  targetId: string;
  /** True: the balance pays as much as it can, and the method pays the rest. That part is held until the rest has come. */
  usesBalance?: boolean;
};

/** What can be paid for. */
export type PayableKind =
  /** The items of an order. */
  | 'ORDER'
  /** The delivery of a packing plan; paid, it becomes a package. */
  | 'PACKING_PLAN'
  /** What an item of an order costs more than before; paid, the change is accepted. */
  | 'QUESTION';

/** Where the money of a payment comes from. */
export type PaymentMethodCode =
  /** The shopper's fund. */
  | 'BALANCE'
  /** A card, through a payment gateway. */
  | 'CARD'
  /** A remittance that an operator confirms. */
  | 'WESTPAY';

/** How far a payment has come. */
export type PaymentStatus =
  /** The money has arrived. */
  | 'CAPTURED'
  /** No money came. */
  | 'FAILED'
  /** The money is on its way. */
  | 'PENDING';

/** A parcel to be priced. */
export type QuoteInput = {
  /** One of your addresses. */
  addressId: string;
  /** Declared values; insurance depends on them. */
  declaredValues?: Array<DeclaredValueInput>;
  /** None of them when left out. */
  options?: PackingOptionsInput | null | undefined;
  /** Your stored items, at most 50. */
  storedItemIds: Array<string>;
};

/** Email address and password. */
export type SignInInput = {
  /** Email address of the account. */
  email: string;
  /** Password of the account. */
  password: string;
};

/** What the confirm page asks; the items are those selected in the cart. */
export type SubmitOrderInput = {
  /** Whom we ask when something is unclear. */
  contact: ContactInput;
  /** What the shopper was shown as the amount; refused where the cart, which may have changed, makes it another. */
  expectedAmount?: number | null | undefined;
  /** Photos to take; none when left out. */
  finePhotos?: FinePhotosInput | null | undefined;
  /** Recommended: 8–80 letters, digits, - or _, drawn anew for each intention. Sending the same key again within 7 days answers with what the first request created and creates nothing. */
  idempotencyKey?: string | null | undefined;
  /** Remark for the purchase. */
  remark?: string;
};

export type IntegratorSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type IntegratorSignInMutation = { signIn:
    | { __typename: 'InvalidInput', code: ErrorCode, message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'PlainRefusal', code: ErrorCode, message: string }
    | { __typename: 'SignInPayload', token: string }
   };

export type IntegratorAddCartItemMutationVariables = Exact<{
  input: AddCartItemInput;
}>;


export type IntegratorAddCartItemMutation = { addCartItem: { item: { id: string, subtotal: number } } };

export type IntegratorSubmitOrderMutationVariables = Exact<{
  input: SubmitOrderInput;
}>;


export type IntegratorSubmitOrderMutation = { submitOrder:
    | { __typename: 'AmountChanged', code: ErrorCode, message: string }
    | { __typename: 'InvalidInput', code: ErrorCode, message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'PlainRefusal', code: ErrorCode, message: string }
    | { __typename: 'SubmitOrderPayload', order: { id: string, number: string, amount: number, submittedAt: string } }
   };

export type IntegratorPayMutationVariables = Exact<{
  input: PayInput;
}>;


export type IntegratorPayMutation = { pay:
    | { __typename: 'BalanceTooLow', missing: number, code: ErrorCode, message: string }
    | { __typename: 'InvalidInput', code: ErrorCode, message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'PackingPlanExpired', expiredAt: string, code: ErrorCode, message: string }
    | { __typename: 'PayPayload', payment: { id: string, status: PaymentStatus, package: { id: string, number: string } | null } }
    | { __typename: 'PlainRefusal', code: ErrorCode, message: string }
   };

export type IntegratorShelfQueryVariables = Exact<{
  address: QuoteInput;
}>;


export type IntegratorShelfQuery = { deliveryQuotes: Array<{ lineId: string, total: number | null }> };

export type IntegratorOrderQueryVariables = Exact<{
  id: string;
}>;


export type IntegratorOrderQuery = { order: { status: OrderStatus, items: Array<{ name: string, storedItem: { id: string } | null }> } | null };

export type IntegratorCreateAddressMutationVariables = Exact<{
  input: CreateAddressInput;
}>;


export type IntegratorCreateAddressMutation = { createAddress: { address: { id: string, countryCode: string } } };

export type IntegratorCreatePlanMutationVariables = Exact<{
  input: CreatePackingPlanInput;
}>;


export type IntegratorCreatePlanMutation = { createPackingPlan:
    | { __typename: 'CreatePackingPlanPayload', plan: { id: string, total: number, expiresAt: string } }
    | { __typename: 'DeliveryLineUnusable', reason: DeliveryLineProblem, code: ErrorCode, message: string }
    | { __typename: 'InvalidInput', code: ErrorCode, message: string, fields: Array<{ path: string, message: string }> }
    | { __typename: 'PlainRefusal', code: ErrorCode, message: string }
   };

export type IntegratorConfirmReceiptMutationVariables = Exact<{
  input: ConfirmReceiptInput;
}>;


export type IntegratorConfirmReceiptMutation = { confirmReceipt: { package: { id: string, status: PackageStatus } } };


export const IntegratorSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IntegratorSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<IntegratorSignInMutation, IntegratorSignInMutationVariables>;
export const IntegratorAddCartItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IntegratorAddCartItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCartItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCartItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}}]}}]}}]}}]} as unknown as DocumentNode<IntegratorAddCartItemMutation, IntegratorAddCartItemMutationVariables>;
export const IntegratorSubmitOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IntegratorSubmitOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitOrderPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<IntegratorSubmitOrderMutation, IntegratorSubmitOrderMutationVariables>;
export const IntegratorPayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IntegratorPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"package"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BalanceTooLow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackingPlanExpired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiredAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<IntegratorPayMutation, IntegratorPayMutationVariables>;
export const IntegratorShelfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IntegratorShelf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryQuotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lineId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<IntegratorShelfQuery, IntegratorShelfQueryVariables>;
export const IntegratorOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IntegratorOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"storedItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<IntegratorOrderQuery, IntegratorOrderQueryVariables>;
export const IntegratorCreateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IntegratorCreateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]}}]}}]} as unknown as DocumentNode<IntegratorCreateAddressMutation, IntegratorCreateAddressMutationVariables>;
export const IntegratorCreatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IntegratorCreatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePackingPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPackingPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePackingPlanPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryLineUnusable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<IntegratorCreatePlanMutation, IntegratorCreatePlanMutationVariables>;
export const IntegratorConfirmReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IntegratorConfirmReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmReceiptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<IntegratorConfirmReceiptMutation, IntegratorConfirmReceiptMutationVariables>;