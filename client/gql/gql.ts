/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "fragment Command_refusal on Refusal {\n  __typename\n  code\n  message\n  ... on InvalidInput {\n    fields {\n      path\n      message\n    }\n  }\n}": typeof types.Command_RefusalFragmentDoc,
    "query AppShell {\n  site {\n    id\n    name\n    logo\n    demo\n    freeStorageDays\n    refundDays\n    cardFee\n    ...DemoShopper_site\n    ...LinksToTry_site\n    ...LanguageSwitch_site\n    ...ContactColumn_site\n  }\n  articleGroups(type: FOOTER) {\n    id\n    ...ArticleGroups_group\n  }\n  viewer {\n    id\n    ...ViewerMenu_viewer\n    ...VerificationNotice_viewer\n    ...CartLink_viewer\n    ...UnreadBadge_viewer\n  }\n}": typeof types.AppShellDocument,
    "subscription ViewerChanged {\n  viewerChanged {\n    kind\n    order {\n      ...MovedOrder_order\n      paidAt\n      questions {\n        id\n        status\n        endedAt\n      }\n    }\n    package {\n      ...MovedPackage_package\n      carrier\n      trackingNumber\n      shippedAt\n    }\n    notification {\n      kind\n      title\n      ...NotificationItem_notification\n    }\n    viewer {\n      ...UnreadBadge_viewer\n      ...CartLink_viewer\n      fund {\n        id\n        balance\n        held\n        spendable\n      }\n    }\n  }\n}": typeof types.ViewerChangedDocument,
    "fragment DemoShopper_site on SiteInfo {\n  id\n  demoShopper {\n    email\n    password\n  }\n}\n\nquery DemoShopper {\n  site {\n    id\n    ...DemoShopper_site\n  }\n}": typeof types.DemoShopper_SiteFragmentDoc,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    __typename\n    ... on SignInPayload {\n      token\n      viewer {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.SignInDocument,
    "mutation SignOut {\n  signOut {\n    isSignedOut\n  }\n}": typeof types.SignOutDocument,
    "fragment ViewerMenu_viewer on Viewer {\n  id\n  name\n  avatar {\n    url\n  }\n}": typeof types.ViewerMenu_ViewerFragmentDoc,
    "query CheckResetLink($token: String!) {\n  checkResetLink(token: $token) {\n    isGood\n  }\n}": typeof types.CheckResetLinkDocument,
    "mutation ConfirmEmailChange($token: String!) {\n  confirmEmailChange(input: {token: $token}) {\n    email\n  }\n}": typeof types.ConfirmEmailChangeDocument,
    "query EmailStatus {\n  viewer {\n    id\n    email\n    isEmailVerified\n  }\n}": typeof types.EmailStatusDocument,
    "mutation RequestPasswordReset($email: EmailAddress!) {\n  requestPasswordReset(input: {email: $email}) {\n    isAccepted\n  }\n}": typeof types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    isReset\n  }\n}": typeof types.ResetPasswordDocument,
    "mutation VerifyEmail($token: String!) {\n  verifyEmail(input: {token: $token}) {\n    email\n  }\n}": typeof types.VerifyEmailDocument,
    "fragment VerificationNotice_viewer on Viewer {\n  id\n  email\n  isEmailVerified\n}": typeof types.VerificationNotice_ViewerFragmentDoc,
    "fragment AvatarEditor_viewer on Viewer {\n  id\n  name\n  avatar {\n    url\n  }\n}": typeof types.AvatarEditor_ViewerFragmentDoc,
    "fragment ProfileForm_viewer on Viewer {\n  id\n  nickname\n  profile {\n    gender\n    birthday {\n      year\n      month\n      day\n    }\n    phone\n    phoneCountry\n    region\n  }\n}\n\nfragment ProfileForm_country on Country {\n  code\n  name\n  continent\n  callingCode\n  examplePhone\n}": typeof types.ProfileForm_ViewerFragmentDoc,
    "mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    viewer {\n      id\n      name\n      ...ProfileForm_viewer\n    }\n  }\n}": typeof types.UpdateProfileDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    __typename\n    ... on RegisterPayload {\n      isAccepted\n    }\n    ...Command_refusal\n  }\n}": typeof types.RegisterDocument,
    "query RegistrationCaptcha {\n  registrationCaptcha {\n    key\n    image\n    question\n  }\n}": typeof types.RegistrationCaptchaDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    viewer {\n      id\n    }\n  }\n}": typeof types.ChangePasswordDocument,
    "mutation DeleteAccount($password: String!) {\n  deleteAccount(input: {password: $password}) {\n    isDeleted\n  }\n}": typeof types.DeleteAccountDocument,
    "query DeletionCheck {\n  deletionCheck {\n    obstacles\n  }\n}": typeof types.DeletionCheckDocument,
    "fragment EmailRow_viewer on Viewer {\n  id\n  email\n  isEmailVerified\n}": typeof types.EmailRow_ViewerFragmentDoc,
    "mutation EndOtherSessions {\n  endOtherSessions {\n    sessions {\n      id\n      ...SessionList_session\n    }\n  }\n}": typeof types.EndOtherSessionsDocument,
    "mutation EndSession($id: ID!) {\n  endSession(input: {sessionId: $id}) {\n    sessions {\n      id\n      ...SessionList_session\n    }\n  }\n}": typeof types.EndSessionDocument,
    "mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n  requestEmailChange(input: $input) {\n    isAccepted\n  }\n}": typeof types.RequestEmailChangeDocument,
    "mutation SendVerificationMail {\n  sendVerificationMail {\n    isAccepted\n  }\n}": typeof types.SendVerificationMailDocument,
    "fragment SessionList_session on Session {\n  id\n  device\n  createdAt\n  expiresAt\n  isCurrent\n}": typeof types.SessionList_SessionFragmentDoc,
    "fragment AddressCard_address on Address {\n  id\n  label\n  firstName\n  lastName\n  email\n  phone\n  countryCode\n  countryName\n  province\n  city\n  detail\n  postcode\n  cityLine\n  fullName\n  isDefault\n  availableActions\n}": typeof types.AddressCard_AddressFragmentDoc,
    "fragment AddressForm_country on Country {\n  code\n  name\n  continent\n  hasPostcode\n  needsPostcode\n  needsProvince\n  addressPattern\n  examplePhone\n  served\n}\n\nfragment AddressForm_viewer on Viewer {\n  id\n  email\n  suggestedContact {\n    name\n    phone\n  }\n}": typeof types.AddressForm_CountryFragmentDoc,
    "mutation CreateAddress($input: CreateAddressInput!) {\n  createAddress(input: $input) {\n    address {\n      id\n    }\n    addresses {\n      id\n      ...AddressCard_address\n    }\n  }\n}": typeof types.CreateAddressDocument,
    "mutation DeleteAddress($id: ID!) {\n  deleteAddress(input: {addressId: $id}) {\n    deletedId\n    addresses {\n      id\n      isDefault\n      availableActions\n    }\n  }\n}": typeof types.DeleteAddressDocument,
    "mutation SetDefaultAddress($id: ID!) {\n  setDefaultAddress(input: {addressId: $id}) {\n    address {\n      id\n    }\n    addresses {\n      id\n      isDefault\n      availableActions\n    }\n  }\n}": typeof types.SetDefaultAddressDocument,
    "mutation UpdateAddress($input: UpdateAddressInput!) {\n  updateAddress(input: $input) {\n    address {\n      id\n    }\n    addresses {\n      id\n      ...AddressCard_address\n    }\n  }\n}": typeof types.UpdateAddressDocument,
    "query ArticleById($id: Int!) {\n  article(id: $id) {\n    id\n    name\n    group {\n      id\n      name\n    }\n    ...ArticleText_article\n  }\n}": typeof types.ArticleByIdDocument,
    "fragment ArticleGroup_group on ArticleGroup {\n  id\n  name\n  articles {\n    id\n    name\n    isFaq\n  }\n}": typeof types.ArticleGroup_GroupFragmentDoc,
    "fragment ArticleHits_hit on ArticleHit {\n  id\n  name\n  isFaq\n  excerpt\n}": typeof types.ArticleHits_HitFragmentDoc,
    "fragment ArticleText_article on Article {\n  id\n  html\n  language\n  updatedAt\n}": typeof types.ArticleText_ArticleFragmentDoc,
    "mutation AddCartItem($input: AddCartItemInput!) {\n  addCartItem(input: $input) {\n    item {\n      id\n      ...CartItemRow_item\n    }\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}": typeof types.AddCartItemDocument,
    "fragment CartItemRow_item on CartItem {\n  id\n  url\n  shop\n  shopName\n  name\n  description\n  specification\n  unitPrice\n  priceRead\n  priceChangeReason\n  listingId\n  variantId\n  originalAmount\n  originalCurrency\n  quantity\n  domesticShipping\n  remark\n  imageId\n  image {\n    url(width: 160)\n  }\n  subtotal\n  restrictions {\n    kind\n    isForbidden\n    isRefused\n    sentence\n  }\n  isSelected\n  createdAt\n}": typeof types.CartItemRow_ItemFragmentDoc,
    "fragment CartLink_viewer on Viewer {\n  id\n  cartCount\n}": typeof types.CartLink_ViewerFragmentDoc,
    "fragment CartSummary_cart on Cart {\n  id\n  selectedCount\n  selectedTotal\n}": typeof types.CartSummary_CartFragmentDoc,
    "query ItemRestrictions($name: String!, $specification: String!, $description: String!, $remark: String!) {\n  itemRestrictions(\n    name: $name\n    specification: $specification\n    description: $description\n    remark: $remark\n  ) {\n    kind\n    isForbidden\n    isRefused\n    sentence\n    deliveryLines {\n      lineId\n      name\n    }\n  }\n}": typeof types.ItemRestrictionsDocument,
    "mutation RemoveCartItems($ids: [ID!]!) {\n  removeCartItems(input: {cartItemIds: $ids}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}": typeof types.RemoveCartItemsDocument,
    "mutation RestoreCartItems($ids: [ID!]!) {\n  restoreCartItems(input: {cartItemIds: $ids}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n        ...CartItemRow_item\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}": typeof types.RestoreCartItemsDocument,
    "mutation SelectCartItems($ids: [ID!]!, $isSelected: Boolean!) {\n  selectCartItems(input: {cartItemIds: $ids, isSelected: $isSelected}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n        isSelected\n      }\n    }\n    viewer {\n      id\n    }\n  }\n}": typeof types.SelectCartItemsDocument,
    "mutation UpdateCartItem($input: UpdateCartItemInput!) {\n  updateCartItem(input: $input) {\n    item {\n      id\n      quantity\n      subtotal\n    }\n    cart {\n      id\n      ...CartSummary_cart\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}": typeof types.UpdateCartItemDocument,
    "query ExchangeRates {\n  exchangeRates {\n    source\n    asOf\n    notice\n    rates {\n      currency\n      rate\n    }\n  }\n}": typeof types.ExchangeRatesDocument,
    "query ShippingRanges($countryCode: CountryCode) {\n  shippingRanges(countryCode: $countryCode) {\n    goodsGrams\n    lowest\n    highest\n  }\n}": typeof types.ShippingRangesDocument,
    "query ShippingTo($countryCode: CountryCode) {\n  shippingRanges(countryCode: $countryCode) {\n    goodsGrams\n    lowest\n    highest\n    quotes {\n      lineId\n      name\n      total\n      minDays\n      maxDays\n      actualGrams\n      chargeableGrams\n    }\n  }\n}\n\nquery ShippingCountries {\n  countries {\n    code\n    name\n    continent\n    served\n  }\n}\n\nquery HomeCountry {\n  addresses {\n    id\n    isDefault\n    countryCode\n  }\n}": typeof types.ShippingToDocument,
    "fragment FundBalance_fund on Fund {\n  id\n  balance\n  held\n  spendable\n  pendingPayments {\n    id\n    kind\n    method\n    amount\n  }\n}": typeof types.FundBalance_FundFragmentDoc,
    "fragment FundChart_day on FundDay {\n  day\n  balance\n}": typeof types.FundChart_DayFragmentDoc,
    "fragment FundMonths_month on FundMonth {\n  month\n  incoming\n  outgoing\n}": typeof types.FundMonths_MonthFragmentDoc,
    "fragment FundRecords_record on FundRecord {\n  id\n  number\n  at\n  amount\n  type\n  remark\n  balanceAfter\n  order {\n    id\n    number\n    items {\n      id\n      name\n      status\n    }\n  }\n  package {\n    id\n    address {\n      city\n    }\n  }\n  payment {\n    id\n    kind\n    method\n    amount\n    creditedAmount\n    order {\n      id\n      number\n    }\n    payable {\n      __typename\n      ... on PackingPlan {\n        id\n        number\n      }\n    }\n  }\n}": typeof types.FundRecords_RecordFragmentDoc,
    "fragment FundSpending_spending on FundSpending {\n  kind\n  amount\n}": typeof types.FundSpending_SpendingFragmentDoc,
    "query FundStatement($type: FundRecordType, $group: FundRecordGroup, $from: DateTime, $to: DateTime, $after: String) {\n  fundRecords(\n    filter: {type: $type, group: $group, from: $from, to: $to}\n    first: 50\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        ...FundRecords_record\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery FundStatementSum($from: DateTime, $to: DateTime) {\n  fundStatement(from: $from, to: $to) {\n    ...StatementSum_statement\n  }\n}": typeof types.FundStatementDocument,
    "fragment PendingRows_payment on Payment {\n  id\n  number\n  kind\n  method\n  amount\n  balanceDeduction\n  createdAt\n  order {\n    id\n    number\n  }\n}\n\nfragment PendingRows_withdrawal on Withdrawal {\n  id\n  number\n  method\n  status\n  amount\n  requestedAt\n}": typeof types.PendingRows_PaymentFragmentDoc,
    "fragment StatementSum_statement on FundStatement {\n  openingBalance\n  incoming\n  outgoing\n  closingBalance\n}": typeof types.StatementSum_StatementFragmentDoc,
    "mutation SendLead($input: SendLeadInput!) {\n  sendLead(input: $input) {\n    isSent\n  }\n}": typeof types.SendLeadDocument,
    "fragment LinksToTry_site on SiteInfo {\n  id\n  linksToTry\n}\n\nquery LinksToTry {\n  site {\n    id\n    ...LinksToTry_site\n  }\n}": typeof types.LinksToTry_SiteFragmentDoc,
    "query Listing($pasted: String!) {\n  listing(pasted: $pasted) {\n    id\n    url\n    shop\n    itemId\n    title\n    description\n    shopName\n    availability\n    failure\n    readAt\n    variantId\n    price {\n      amount\n      currency\n      inYuan\n      rate\n      rateSource\n      rateAsOf\n    }\n    domesticShipping {\n      inYuan\n    }\n    variants {\n      variantId\n      specification\n      availability\n      options {\n        name\n        value\n      }\n      price {\n        amount\n        currency\n        inYuan\n        rate\n        rateSource\n        rateAsOf\n      }\n      image {\n        url(width: 640)\n      }\n    }\n    images {\n      url(width: 1280)\n      thumbnail: url(width: 160)\n    }\n  }\n}": typeof types.ListingDocument,
    "fragment ViewedListing_listing on Listing {\n  id\n  url\n  title\n  price {\n    inYuan\n  }\n  images {\n    url(width: 160)\n  }\n}\n\nquery ViewedListings {\n  viewedListings {\n    id\n    ...ViewedListing_listing\n  }\n}\n\nquery ListingsViewedByGuest($ids: [ID!]!) {\n  listings(ids: $ids) {\n    id\n    ...ViewedListing_listing\n  }\n}": typeof types.ViewedListing_ListingFragmentDoc,
    "fragment CountedThread_thread on NotificationThread {\n  unreadCount\n  latest {\n    targetKind\n  }\n}": typeof types.CountedThread_ThreadFragmentDoc,
    "mutation DeleteNotifications($ids: [ID!]!) {\n  deleteNotifications(input: {notificationIds: $ids}) {\n    deletedIds\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}": typeof types.DeleteNotificationsDocument,
    "mutation MarkAllNotificationsRead {\n  markAllNotificationsRead {\n    markedCount\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}": typeof types.MarkAllNotificationsReadDocument,
    "mutation MarkNotificationsRead($ids: [ID!]!) {\n  markNotificationsRead(input: {notificationIds: $ids}) {\n    notifications {\n      id\n      readAt\n    }\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}": typeof types.MarkNotificationsReadDocument,
    "fragment MessageFilter_counts on NotificationThreadCount {\n  targetKind\n  count\n  unreadCount\n}": typeof types.MessageFilter_CountsFragmentDoc,
    "fragment NotificationItem_notification on Notification {\n  id\n  title\n  body\n  createdAt\n  readAt\n  targetKind\n  targetId\n}": typeof types.NotificationItem_NotificationFragmentDoc,
    "fragment ThreadRow_thread on NotificationThread {\n  id\n  unreadCount\n  latest {\n    id\n    ...NotificationItem_notification\n    ...ThreadTitle_notification\n  }\n  image {\n    url(width: 160)\n  }\n}": typeof types.ThreadRow_ThreadFragmentDoc,
    "fragment ThreadTitle_notification on Notification {\n  id\n  title\n  target {\n    ... on Order {\n      id\n      number\n      items {\n        id\n        name\n        status\n      }\n    }\n    ... on Package {\n      id\n      number\n      items {\n        id\n        name\n      }\n    }\n  }\n}": typeof types.ThreadTitle_NotificationFragmentDoc,
    "fragment UnreadBadge_viewer on Viewer {\n  id\n  unreadThreadCount\n}": typeof types.UnreadBadge_ViewerFragmentDoc,
    "mutation CancelOrder($id: ID!) {\n  cancelOrder(input: {orderId: $id}) {\n    order {\n      id\n      ...MovedOrder_order\n    }\n    viewer {\n      id\n    }\n  }\n}": typeof types.CancelOrderDocument,
    "fragment MovedOrder_order on Order {\n  id\n  status\n  paymentDueAt\n  refundDeadline\n  refundReason\n  refundAnswer\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  steps {\n    status\n    reachedAt\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  items {\n    id\n    status\n    storedItem {\n      id\n      status\n      availableActions\n    }\n  }\n}": typeof types.MovedOrder_OrderFragmentDoc,
    "fragment OrderActions_order on Order {\n  id\n  status\n  amount\n  handlingFee\n  refundedAmount\n  refundableAmount\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  items {\n    id\n    status\n    storedItem {\n      id\n      packingPlanId\n    }\n  }\n}": typeof types.OrderActions_OrderFragmentDoc,
    "fragment OrderCard_order on Order {\n  id\n  number\n  amount\n  refundedAmount\n  availableActions\n  items {\n    id\n    specification\n  }\n  openQuestions {\n    id\n    status\n    itemName\n    oldUnitPrice\n    newUnitPrice\n    difference\n    askedAt\n    substitute {\n      name\n    }\n  }\n  ...OrderSummary_order\n  ...OrderActions_order\n  ...OrderParcels_order\n}": typeof types.OrderCard_OrderFragmentDoc,
    "fragment OrderItemRow_item on OrderItem {\n  id\n  url\n  shop\n  shopName\n  name\n  description\n  specification\n  unitPrice\n  priceRead\n  priceChangeReason\n  originalAmount\n  originalCurrency\n  quantity\n  domesticShipping\n  remark\n  image {\n    url(width: 320)\n  }\n  subtotal\n  status\n  storedItem {\n    id\n    status\n    weightGrams\n    dimensions {\n      lengthMm\n      widthMm\n      heightMm\n    }\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n    inboundAt\n    freeDaysLeft\n    freeUntil\n  }\n}": typeof types.OrderItemRow_ItemFragmentDoc,
    "fragment OrderList_order on Order {\n  id\n  number\n  amount\n  availableActions\n  nextStep {\n    actor\n    by\n  }\n  ...OrderCard_order\n}": typeof types.OrderList_OrderFragmentDoc,
    "fragment OrderOverview_order on Order {\n  id\n  number\n  amount\n  status\n  refundDeadline\n  refundReason\n  refundAnswer\n  refundableAmount\n  handlingFee\n  steps {\n    status\n    reachedAt\n  }\n  availableActions\n  questions {\n    id\n    status\n    askedAt\n  }\n  ...OrderSummary_order\n  ...OrderActions_order\n  ...OrderParcels_order\n  ...OrderQuestions_order\n}": typeof types.OrderOverview_OrderFragmentDoc,
    "fragment OrderParcels_order on Order {\n  id\n  items {\n    id\n    storedItem {\n      id\n      package {\n        id\n        number\n        status\n        shippedAt\n        expectedArrival {\n          from\n          until\n        }\n        address {\n          city\n          countryName\n        }\n      }\n    }\n  }\n}": typeof types.OrderParcels_OrderFragmentDoc,
    "fragment OrderPreferences_order on Order {\n  id\n  contact {\n    name\n    phone\n    email\n  }\n  remark\n  finePhotos {\n    count\n    note\n    location\n  }\n}": typeof types.OrderPreferences_OrderFragmentDoc,
    "fragment OrderReceipt_order on Order {\n  id\n  status\n  goodsAmount\n  domesticShippingAmount\n  finePhotoAmount\n  amount\n  balanceDeduction\n  paymentMethodDiscount\n  handlingFee\n  actualPayment\n  refundedAmount\n  paidAt\n  finePhotos {\n    count\n  }\n  items {\n    id\n    unitPrice\n    quantity\n  }\n}\n\nfragment OrderReceiptAsked_order on Order {\n  id\n  availableActions\n  questions {\n    id\n    status\n    itemName\n    difference\n    endedAt\n  }\n}": typeof types.OrderReceipt_OrderFragmentDoc,
    "fragment OrderSummary_order on Order {\n  id\n  status\n  submittedAt\n  paidAt\n  handlingFee\n  refundedAmount\n  nextStep {\n    actor\n    action\n    by\n  }\n  items {\n    id\n    name\n    quantity\n    status\n    shop\n    shopName\n    image {\n      url(width: 320)\n    }\n    storedItem {\n      id\n      inboundAt\n      package {\n        id\n        number\n        status\n        shippedAt\n        completedAt\n        logisticsFee\n        expectedArrival {\n          from\n          until\n        }\n        address {\n          city\n          countryName\n        }\n      }\n    }\n  }\n}": typeof types.OrderSummary_OrderFragmentDoc,
    "query WaitingOrders {\n  orders(filter: {nextActor: SHOPPER}, pageSize: 1) {\n    total\n  }\n}": typeof types.WaitingOrdersDocument,
    "mutation AcceptQuestion($id: ID!) {\n  acceptQuestion(input: {questionId: $id}) {\n    __typename\n    ... on AcceptQuestionPayload {\n      question {\n        id\n        status\n      }\n      order {\n        ...AnsweredOrder_order\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.AcceptQuestionDocument,
    "fragment AnsweredOrder_order on Order {\n  id\n  ...MovedOrder_order\n  ...OrderReceipt_order\n  items {\n    id\n    ...OrderItemRow_item\n  }\n}": typeof types.AnsweredOrder_OrderFragmentDoc,
    "mutation DeclineQuestion($id: ID!) {\n  declineQuestion(input: {questionId: $id}) {\n    __typename\n    ... on DeclineQuestionPayload {\n      question {\n        id\n        status\n      }\n      order {\n        ...AnsweredOrder_order\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.DeclineQuestionDocument,
    "fragment OrderQuestionCard_question on OrderQuestion {\n  id\n  itemName\n  oldUnitPrice\n  newUnitPrice\n  difference\n  refund\n  note\n  dueAt\n  item {\n    id\n    quantity\n  }\n  substitute {\n    name\n    url\n    specification\n  }\n}": typeof types.OrderQuestionCard_QuestionFragmentDoc,
    "fragment OrderQuestions_order on Order {\n  id\n  status\n  availableActions\n  items {\n    id\n    status\n  }\n  questions {\n    id\n    status\n    ...OrderQuestionCard_question\n  }\n}": typeof types.OrderQuestions_OrderFragmentDoc,
    "query QuestionBalance {\n  viewer {\n    id\n    fund {\n      id\n      spendable\n    }\n  }\n}": typeof types.QuestionBalanceDocument,
    "mutation CancelRefundRequest($orderId: ID!) {\n  cancelRefundRequest(input: {orderId: $orderId}) {\n    order {\n      id\n      ...MovedOrder_order\n    }\n    viewer {\n      id\n    }\n  }\n}": typeof types.CancelRefundRequestDocument,
    "mutation RequestRefund($input: RequestRefundInput!) {\n  requestRefund(input: $input) {\n    __typename\n    ... on RequestRefundPayload {\n      order {\n        id\n        ...MovedOrder_order\n      }\n      viewer {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.RequestRefundDocument,
    "fragment OrderSubmitted_order on Order {\n  id\n  number\n  amount\n  status\n  submittedAt\n  paymentDueAt\n  items {\n    id\n    name\n    quantity\n    image {\n      url(width: 160)\n    }\n  }\n}": typeof types.OrderSubmitted_OrderFragmentDoc,
    "mutation SubmitOrder($input: SubmitOrderInput!) {\n  submitOrder(input: $input) {\n    __typename\n    ... on SubmitOrderPayload {\n      order {\n        id\n        ...OrderSubmitted_order\n      }\n      viewer {\n        id\n        cartCount\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.SubmitOrderDocument,
    "mutation CancelPackage($id: ID!) {\n  cancelPackage(input: {packageId: $id}) {\n    package {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n      fund {\n        id\n        balance\n      }\n    }\n  }\n}": typeof types.CancelPackageDocument,
    "mutation ConfirmReceipt($packageId: ID!) {\n  confirmReceipt(input: {packageId: $packageId}) {\n    package {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n    }\n  }\n}": typeof types.ConfirmReceiptDocument,
    "mutation ConfirmReceipts($packageIds: [ID!]!) {\n  confirmReceipts(input: {packageIds: $packageIds}) {\n    packages {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n    }\n  }\n}": typeof types.ConfirmReceiptsDocument,
    "fragment MovedPackage_package on Package {\n  id\n  status\n  completedAt\n  autoConfirmAt\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  expectedArrival {\n    from\n    until\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  items {\n    id\n    status\n    availableActions\n  }\n}": typeof types.MovedPackage_PackageFragmentDoc,
    "fragment PackageActions_package on Package {\n  id\n  number\n  logisticsFee\n  paymentMethodDiscount\n  availableActions\n  nextStep {\n    actor\n  }\n}": typeof types.PackageActions_PackageFragmentDoc,
    "fragment PackageCard_package on Package {\n  id\n  number\n  logisticsFee\n  chargeableGrams\n  address {\n    fullName\n  }\n  items {\n    id\n    name\n    quantity\n    image {\n      url(width: 320)\n    }\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n  }\n  ...PackageSummary_package\n  ...PackageActions_package\n}": typeof types.PackageCard_PackageFragmentDoc,
    "fragment PackageDetail_package on Package {\n  id\n  number\n  chargeableGrams\n  address {\n    fullName\n    email\n    phone\n    countryCode\n    countryName\n    city\n    detail\n    cityLine\n  }\n  options {\n    code\n    label\n  }\n  remark\n  items {\n    id\n    name\n    specification\n    quantity\n    orderId\n    orderNumber\n    image {\n      url\n      thumbnail: url(width: 320)\n    }\n    weightGrams\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  ...PackageReceipt_package\n}": typeof types.PackageDetail_PackageFragmentDoc,
    "fragment PackageList_package on Package {\n  id\n  number\n  availableActions\n  nextStep {\n    actor\n  }\n  ...PackageCard_package\n}": typeof types.PackageList_PackageFragmentDoc,
    "fragment PackageOverview_package on Package {\n  id\n  number\n  address {\n    detail\n    city\n  }\n  ...PackageSummary_package\n  ...PackageActions_package\n  ...PackageReviewCard_package\n}": typeof types.PackageOverview_PackageFragmentDoc,
    "fragment PackageReceipt_package on Package {\n  id\n  status\n  createdAt\n  logisticsFee\n  balanceDeduction\n  paymentMethodDiscount\n  handlingFee\n  actualPayment\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n}": typeof types.PackageReceipt_PackageFragmentDoc,
    "fragment PackageReview_review on Review {\n  id\n  stars\n  content\n  isAnonymous\n  authorName\n  createdAt\n  reply\n  imageWaits\n  imageRefusal\n  image {\n    url(width: 640)\n  }\n}": typeof types.PackageReview_ReviewFragmentDoc,
    "fragment PackageReviewCard_package on Package {\n  id\n  availableActions\n  review {\n    id\n    ...PackageReview_review\n  }\n}": typeof types.PackageReviewCard_PackageFragmentDoc,
    "fragment PackageSummary_package on Package {\n  id\n  number\n  status\n  deliveryMethod\n  carrier\n  trackingNumber\n  createdAt\n  shippedAt\n  completedAt\n  autoConfirmAt\n  nextStep {\n    actor\n    action\n    by\n  }\n  expectedArrival {\n    from\n    until\n  }\n  address {\n    city\n    countryName\n  }\n}": typeof types.PackageSummary_PackageFragmentDoc,
    "fragment PackageTitle_package on Package {\n  id\n  ...PackageSummary_package\n}": typeof types.PackageTitle_PackageFragmentDoc,
    "mutation ReviewPackage($input: ReviewPackageInput!) {\n  reviewPackage(input: $input) {\n    package {\n      id\n      availableActions\n      timeline {\n        id\n        label\n        note\n        at\n      }\n      review {\n        id\n        ...PackageReview_review\n      }\n    }\n    viewer {\n      id\n    }\n  }\n}": typeof types.ReviewPackageDocument,
    "query AwaitedPayment($target: PaymentTargetInput!) {\n  paymentQuote(target: $target, usesBalance: true) {\n    kind\n    targetId\n    targetNumber\n    amount\n  }\n}": typeof types.AwaitedPaymentDocument,
    "fragment BalancePart_fund on Fund {\n  id\n  held\n  pendingPayments {\n    id\n    targetId\n    balanceDeduction\n  }\n}": typeof types.BalancePart_FundFragmentDoc,
    "mutation CancelPayment($id: ID!) {\n  cancelPayment(input: {paymentId: $id}) {\n    __typename\n    ... on CancelPaymentPayload {\n      payments {\n        id\n        ...PaymentResult_payment\n      }\n      viewer {\n        id\n        fund {\n          id\n          balance\n          held\n          spendable\n          pendingPayments {\n            id\n          }\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.CancelPaymentDocument,
    "fragment JointPaymentResult_jointPayment on JointPayment {\n  id\n  number\n  amount\n  createdAt\n  payments {\n    id\n    kind\n    amount\n    balanceDeduction\n    discount\n    handlingFee\n    actualPayment\n    creditedAmount\n    status\n    failure\n    checkoutUrl\n    order {\n      id\n      number\n      status\n      paidAt\n      paymentDueAt\n      availableActions\n    }\n  }\n}": typeof types.JointPaymentResult_JointPaymentFragmentDoc,
    "query JointPaymentScreen($orderIds: [ID!]!) {\n  jointPaymentQuote(orderIds: $orderIds, usesBalance: true) {\n    orders {\n      id\n      number\n      amount\n      dueAt\n      order {\n        ...PaidOrder_order\n      }\n    }\n    amount\n    balance\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  withoutBalance: jointPaymentQuote(orderIds: $orderIds, usesBalance: false) {\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  rechargeOptions {\n    ...TopUpWays_options\n  }\n  viewer {\n    id\n    fund {\n      ...BalancePart_fund\n    }\n  }\n}": typeof types.JointPaymentScreenDocument,
    "query MethodPrice($amount: Money!) {\n  rechargeOptions(amount: $amount) {\n    methods {\n      code\n      feeBasisPoints\n      handlingFee\n      discount\n      actualPayment\n    }\n  }\n}": typeof types.MethodPriceDocument,
    "fragment PaidOrder_order on Order {\n  id\n  number\n  goodsAmount\n  domesticShippingAmount\n  finePhotoAmount\n  finePhotos {\n    count\n  }\n  items {\n    id\n    name\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n    shop\n    shopName\n  }\n}\n\nfragment PaidQuestion_question on OrderQuestion {\n  id\n  itemName\n  oldUnitPrice\n  newUnitPrice\n  substitute {\n    name\n    specification\n  }\n  item {\n    id\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n    shop\n  }\n  order {\n    id\n    number\n  }\n}\n\nfragment PaidPlan_plan on PackingPlan {\n  id\n  number\n  deliveryMethod\n  chargeableGrams\n  address {\n    countryName\n  }\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n  items {\n    id\n    name\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n  }\n}": typeof types.PaidOrder_OrderFragmentDoc,
    "mutation Pay($input: PayInput!) {\n  pay(input: $input) {\n    __typename\n    ... on PayPayload {\n      payment {\n        id\n        kind\n        checkoutUrl\n        order {\n          id\n          status\n        }\n        ...PaymentResult_payment\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.PayDocument,
    "mutation PayOrders($input: PayOrdersInput!) {\n  payOrders(input: $input) {\n    __typename\n    ... on PayOrdersPayload {\n      jointPayment {\n        id\n        payments {\n          id\n          kind\n          checkoutUrl\n          order {\n            id\n            status\n          }\n        }\n        ...JointPaymentResult_jointPayment\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.PayOrdersDocument,
    "fragment PaymentChoice_method on PaymentMethod {\n  code\n  name\n  isAvailable\n  feeBasisPoints\n  balanceDeduction\n  discount\n  handlingFee\n  actualPayment\n}": typeof types.PaymentChoice_MethodFragmentDoc,
    "fragment PaymentResult_payment on Payment {\n  id\n  number\n  kind\n  targetId\n  method\n  status\n  failure\n  checkoutUrl\n  amount\n  balanceDeduction\n  discount\n  handlingFee\n  actualPayment\n  creditedAmount\n  answer\n  createdAt\n  capturedAt\n  order {\n    id\n    number\n    status\n    paidAt\n    paymentDueAt\n    availableActions\n    items {\n      id\n      name\n    }\n  }\n  package {\n    id\n    number\n    status\n  }\n}": typeof types.PaymentResult_PaymentFragmentDoc,
    "query PaymentScreen($target: PaymentTargetInput!) {\n  paymentQuote(target: $target, usesBalance: true) {\n    kind\n    targetId\n    targetNumber\n    amount\n    balance\n    dueAt\n    payable {\n      __typename\n      ... on Order {\n        ...PaidOrder_order\n      }\n      ... on PackingPlan {\n        ...PaidPlan_plan\n      }\n      ... on OrderQuestion {\n        ...PaidQuestion_question\n      }\n    }\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  withoutBalance: paymentQuote(target: $target, usesBalance: false) {\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  rechargeOptions {\n    ...TopUpWays_options\n  }\n  viewer {\n    id\n    fund {\n      ...BalancePart_fund\n    }\n  }\n}": typeof types.PaymentScreenDocument,
    "fragment ReceiptMailed_viewer on Viewer {\n  id\n  email\n  emailPreferences {\n    kind\n    isOn\n  }\n}": typeof types.ReceiptMailed_ViewerFragmentDoc,
    "mutation Recharge($input: RechargeInput!) {\n  recharge(input: $input) {\n    __typename\n    ... on RechargePayload {\n      payment {\n        id\n        checkoutUrl\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.RechargeDocument,
    "fragment RechargeForm_options on RechargeOptions {\n  presets\n  least\n  most\n  methods {\n    code\n    name\n    feeBasisPoints\n  }\n}": typeof types.RechargeForm_OptionsFragmentDoc,
    "fragment RemittanceForm_options on RechargeOptions {\n  least\n  most\n  reference\n  ...RemittancePayee_options\n}\n\nfragment RemittanceForm_country on Country {\n  code\n  name\n  continent\n}": typeof types.RemittanceForm_OptionsFragmentDoc,
    "fragment RemittancePayee_options on RechargeOptions {\n  payee {\n    firstName\n    lastName\n    city\n    country\n  }\n  reference\n}": typeof types.RemittancePayee_OptionsFragmentDoc,
    "query SettledTarget($id: ID!) {\n  node(id: $id) {\n    __typename\n    id\n    ... on Order {\n      status\n    }\n    ... on OrderQuestion {\n      order {\n        id\n      }\n    }\n  }\n}": typeof types.SettledTargetDocument,
    "mutation SubmitRemittance($input: SubmitRemittanceInput!) {\n  submitRemittance(input: $input) {\n    __typename\n    ... on SubmitRemittancePayload {\n      payment {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.SubmitRemittanceDocument,
    "fragment TopUpWays_options on RechargeOptions {\n  least\n  most\n  methods {\n    code\n    feeBasisPoints\n  }\n}": typeof types.TopUpWays_OptionsFragmentDoc,
    "mutation CancelWithdrawal($id: ID!) {\n  cancelWithdrawal(input: {withdrawalId: $id}) {\n    __typename\n    ... on CancelWithdrawalPayload {\n      withdrawal {\n        id\n        ...WithdrawalRow_withdrawal\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.CancelWithdrawalDocument,
    "mutation RequestWithdrawal($input: RequestWithdrawalInput!) {\n  requestWithdrawal(input: $input) {\n    __typename\n    ... on RequestWithdrawalPayload {\n      withdrawal {\n        id\n        ...WithdrawalRow_withdrawal\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.RequestWithdrawalDocument,
    "fragment WithdrawalForm_options on WithdrawalOptions {\n  balance\n  least\n  total\n  methods {\n    code\n    limit\n    destinations {\n      paymentNumber\n      paidAt\n      amount\n      senderName\n    }\n  }\n}": typeof types.WithdrawalForm_OptionsFragmentDoc,
    "fragment WithdrawalRow_withdrawal on Withdrawal {\n  id\n  number\n  method\n  status\n  amount\n  answer\n  requestedAt\n}": typeof types.WithdrawalRow_WithdrawalFragmentDoc,
    "query RecentReviews($limit: Int!) {\n  recentReviews(limit: $limit) {\n    id\n    ...ReviewNote_review\n  }\n  reviewSummaries {\n    deliveryLineId\n    deliveryLineName\n    count\n    averageStars\n    averageDays\n  }\n}": typeof types.RecentReviewsDocument,
    "fragment ReviewNote_review on PublicReview {\n  id\n  stars\n  content\n  authorName\n  authorAvatar {\n    url(width: 160)\n  }\n  image {\n    url(width: 640)\n    altText\n  }\n  deliveryLineName\n  daysTaken\n  estimatedCost\n  actualCost\n  reply\n  createdAt\n}": typeof types.ReviewNote_ReviewFragmentDoc,
    "fragment ArticleGroups_group on ArticleGroup {\n  id\n  name\n  articles {\n    id\n    name\n    isFaq\n  }\n}": typeof types.ArticleGroups_GroupFragmentDoc,
    "fragment ContactColumn_site on SiteInfo {\n  id\n  name\n  serviceEmail\n  socialLinks {\n    network\n    url\n  }\n}": typeof types.ContactColumn_SiteFragmentDoc,
    "query PurchaseProcess {\n  article(id: 59) {\n    id\n    name\n  }\n}": typeof types.PurchaseProcessDocument,
    "fragment LanguageSwitch_site on SiteInfo {\n  id\n  languages {\n    code\n    name\n  }\n}": typeof types.LanguageSwitch_SiteFragmentDoc,
    "fragment AddressChoice_address on Address {\n  id\n  label\n  fullName\n  phone\n  countryCode\n  countryName\n  city\n  detail\n  cityLine\n  isDefault\n}": typeof types.AddressChoice_AddressFragmentDoc,
    "mutation CancelPackingPlan($id: ID!) {\n  cancelPackingPlan(input: {packingPlanId: $id}) {\n    storedItems {\n      id\n      packingPlan {\n        id\n      }\n      ...StoredItemCard_item\n    }\n  }\n}": typeof types.CancelPackingPlanDocument,
    "mutation CreatePackingPlan($input: CreatePackingPlanInput!) {\n  createPackingPlan(input: $input) {\n    __typename\n    ... on CreatePackingPlanPayload {\n      plan {\n        id\n        items {\n          id\n          status\n          availableActions\n          packingPlanId\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": typeof types.CreatePackingPlanDocument,
    "fragment DeliveryQuoteRow_quote on ParcelQuote {\n  lineId\n  name\n  minDays\n  maxDays\n  actualGrams\n  volumetricGrams\n  chargeableGrams\n  maxGrams\n  maxSideMm\n  maxSideSumMm\n  firstPrice\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n  total\n  unusableReason\n  reviews {\n    deliveryLineId\n    count\n    averageStars\n    averageDays\n  }\n  volumeSurcharge {\n    storedItemId\n    sideMm\n    gramsWithoutVolume\n    extra\n  }\n  savings {\n    storedItemId\n    saving\n    storageStillDue\n  }\n}": typeof types.DeliveryQuoteRow_QuoteFragmentDoc,
    "query DeliveryQuotes($input: QuoteInput!) {\n  deliveryQuotes(input: $input) {\n    lineId\n    ...DeliveryQuoteRow_quote\n  }\n}": typeof types.DeliveryQuotesDocument,
    "fragment PackingForm_item on StoredItem {\n  id\n  name\n  specification\n  quantity\n  paidAmount\n  image {\n    url(width: 160)\n  }\n  photos {\n    url\n    thumbnail: url(width: 160)\n  }\n  weightGrams\n  freeUntil\n  nextDayFee\n  order {\n    id\n    number\n    availableActions\n  }\n}": typeof types.PackingForm_ItemFragmentDoc,
    "query PackingTerms {\n  site {\n    id\n    planMinutes\n    insuranceRate\n    extraProtectionPrice\n    removePackagingPrice\n  }\n}": typeof types.PackingTermsDocument,
    "query UnpaidParcels {\n  storedItems(filter: {status: RESERVED}) {\n    id\n    name\n    packingPlan {\n      id\n      number\n      total\n      expiresAt\n    }\n  }\n}": typeof types.UnpaidParcelsDocument,
    "query EstimateCountries {\n  countries {\n    code\n    name\n    served\n  }\n}": typeof types.EstimateCountriesDocument,
    "query ParcelEstimate($input: ParcelEstimateInput!) {\n  parcelEstimate(input: $input) {\n    countryCode\n    countryName\n    paidUpToGrams\n    spareGrams\n    lines {\n      lineId\n      ...ParcelLine_line\n    }\n    additions {\n      storedItemId\n      extra\n    }\n  }\n}": typeof types.ParcelEstimateDocument,
    "fragment ParcelLine_line on DeliveryQuote {\n  lineId\n  name\n  minDays\n  maxDays\n  actualGrams\n  volumetricGrams\n  chargeableGrams\n  total\n}": typeof types.ParcelLine_LineFragmentDoc,
    "fragment StoredItemCard_item on StoredItem {\n  id\n  status\n  availableActions\n  packingPlanId\n  name\n  specification\n  quantity\n  image {\n    url(width: 320)\n  }\n  orderId\n  orderNumber\n  weightGrams\n  dimensions {\n    lengthMm\n    widthMm\n    heightMm\n  }\n  photos {\n    url\n    large: url(width: 640)\n    thumbnail: url(width: 160)\n  }\n  inboundAt\n  freeDaysLeft\n  freeUntil\n  freeUntilIfReleased\n  nextDayFee\n  storageFee\n}": typeof types.StoredItemCard_ItemFragmentDoc,
    "query FooterGroups {\n  articleGroups(type: FOOTER) {\n    id\n    ...ArticleGroup_group\n  }\n}": typeof types.FooterGroupsDocument,
    "query CartPage {\n  cart {\n    id\n    ...CartSummary_cart\n    items {\n      id\n      isSelected\n      quantity\n      ...CartItemRow_item\n    }\n  }\n}": typeof types.CartPageDocument,
    "query ConfirmOrderPage {\n  cart {\n    id\n    items {\n      id\n      name\n      specification\n      remark\n      image {\n        url(width: 160)\n      }\n      unitPrice\n      originalAmount\n      originalCurrency\n      quantity\n      domesticShipping\n      subtotal\n      isSelected\n      createdAt\n      restrictions {\n        kind\n        isForbidden\n        isRefused\n        sentence\n      }\n    }\n  }\n  site {\n    id\n    finePhotoPrice\n    maxFinePhotos\n  }\n  viewer {\n    id\n    email\n    suggestedContact {\n      name\n      phone\n    }\n  }\n}": typeof types.ConfirmOrderPageDocument,
    "query OrderSubmittedPage($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderSubmitted_order\n  }\n}": typeof types.OrderSubmittedPageDocument,
    "query SubmittedElsewhere {\n  orders(pageSize: 1) {\n    items {\n      id\n      number\n      submittedAt\n      items {\n        id\n        name\n      }\n    }\n  }\n}": typeof types.SubmittedElsewhereDocument,
    "query HelpGroups {\n  articleGroups(type: HELP) {\n    id\n    ...ArticleGroup_group\n  }\n}": typeof types.HelpGroupsDocument,
    "query SearchArticles($text: String!) {\n  searchArticles(text: $text) {\n    id\n    ...ArticleHits_hit\n  }\n}": typeof types.SearchArticlesDocument,
    "query MessagesPage($after: String, $targetKind: NotificationTargetKind, $isRead: Boolean) {\n  viewer {\n    id\n    unreadThreadCount\n    ...UnreadBadge_viewer\n  }\n  notificationThreadCounts {\n    ...MessageFilter_counts\n  }\n  notificationThreads(\n    first: 10\n    after: $after\n    filter: {targetKind: $targetKind, isRead: $isRead}\n  ) {\n    edges {\n      node {\n        id\n        ...ThreadRow_thread\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.MessagesPageDocument,
    "query OpenThread($id: ID!, $after: String) {\n  notifications(filter: {threadId: $id}, first: 50, after: $after) {\n    edges {\n      node {\n        id\n        ...NotificationItem_notification\n        ...ThreadTitle_notification\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.OpenThreadDocument,
    "query AddressEditor {\n  countries {\n    code\n    ...AddressForm_country\n  }\n  viewer {\n    id\n    ...AddressForm_viewer\n  }\n}": typeof types.AddressEditorDocument,
    "query AddressesPage {\n  addresses {\n    id\n    ...AddressCard_address\n  }\n  site {\n    id\n    maxAddresses\n  }\n}": typeof types.AddressesPageDocument,
    "query FundPage($type: FundRecordType, $group: FundRecordGroup, $from: DateTime, $to: DateTime, $after: String) {\n  viewer {\n    id\n    email\n    fund {\n      id\n      ...FundBalance_fund\n      pendingPayments {\n        id\n        ...PendingRows_payment\n      }\n      pendingWithdrawals {\n        id\n        ...PendingRows_withdrawal\n      }\n    }\n  }\n  fundDays {\n    ...FundChart_day\n  }\n  fundSpending {\n    ...FundSpending_spending\n  }\n  fundMonths {\n    ...FundMonths_month\n  }\n  fundRecords(\n    filter: {type: $type, group: $group, from: $from, to: $to}\n    first: 20\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        ...FundRecords_record\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.FundPageDocument,
    "query ModifyPasswordPage {\n  sessions {\n    id\n    isCurrent\n  }\n}": typeof types.ModifyPasswordPageDocument,
    "query OrderDetailPage($id: ID!) {\n  order(id: $id) {\n    id\n    number\n    paidAt\n    contact {\n      name\n    }\n    ...OrderOverview_order\n    ...OrderSummary_order\n    ...OrderReceipt_order\n    ...OrderReceiptAsked_order\n    ...OrderPreferences_order\n    items {\n      id\n      name\n      quantity\n      status\n      shop\n      storedItem {\n        id\n        weightGrams\n      }\n      ...OrderItemRow_item\n    }\n    timeline {\n      id\n      label\n      note\n      at\n    }\n  }\n}": typeof types.OrderDetailPageDocument,
    "query OrdersPage($status: OrderStatus, $nextActor: NextActor, $search: String, $from: DateTime, $to: DateTime, $page: Int!) {\n  orders(\n    filter: {status: $status, nextActor: $nextActor, search: $search, from: $from, to: $to}\n    page: $page\n  ) {\n    items {\n      id\n      ...OrderList_order\n    }\n    total\n    page\n    pageSize\n    counts {\n      status\n      count\n    }\n  }\n}": typeof types.OrdersPageDocument,
    "query PackageDetailPage($id: ID!) {\n  package(id: $id) {\n    id\n    number\n    ...PackageTitle_package\n    ...PackageOverview_package\n    ...PackageDetail_package\n  }\n}": typeof types.PackageDetailPageDocument,
    "query PackagesPage($status: PackageStatus, $search: String, $from: DateTime, $to: DateTime, $page: Int!) {\n  packages(\n    filter: {status: $status, search: $search, from: $from, to: $to}\n    page: $page\n  ) {\n    items {\n      id\n      ...PackageList_package\n    }\n    total\n    page\n    pageSize\n    counts {\n      status\n      count\n    }\n  }\n}": typeof types.PackagesPageDocument,
    "query PersonalPage {\n  viewer {\n    id\n    ...AvatarEditor_viewer\n    ...ProfileForm_viewer\n  }\n  countries {\n    code\n    ...ProfileForm_country\n  }\n}": typeof types.PersonalPageDocument,
    "query SecurePage {\n  viewer {\n    id\n    ...EmailRow_viewer\n  }\n  sessions {\n    id\n    ...SessionList_session\n  }\n}": typeof types.SecurePageDocument,
    "mutation SetEmailPreference($input: SetEmailPreferenceInput!) {\n  setEmailPreference(input: $input) {\n    viewer {\n      id\n      emailPreferences {\n        kind\n        isOn\n      }\n    }\n  }\n}": typeof types.SetEmailPreferenceDocument,
    "query SettingPage {\n  viewer {\n    id\n    name\n    email\n    isEmailVerified\n    emailPreferences {\n      kind\n      isOn\n    }\n    avatar {\n      url\n    }\n  }\n  addresses {\n    id\n    isDefault\n    city\n    countryName\n  }\n  site {\n    id\n    maxAddresses\n    ...LanguageSwitch_site\n  }\n}": typeof types.SettingPageDocument,
    "query StorePage {\n  storedItems {\n    id\n    status\n    availableActions\n    ...StoredItemCard_item\n  }\n}": typeof types.StorePageDocument,
    "query ConfirmInfoPage {\n  storedItems {\n    id\n    availableActions\n    packingPlanId\n    ...PackingForm_item\n  }\n  addresses {\n    id\n    isDefault\n    ...AddressChoice_address\n  }\n}": typeof types.ConfirmInfoPageDocument,
    "query NewAddress {\n  countries {\n    code\n    ...AddressForm_country\n  }\n  site {\n    id\n    maxAddresses\n  }\n  viewer {\n    id\n    ...AddressForm_viewer\n  }\n}": typeof types.NewAddressDocument,
    "query JointResultPage($id: ID!) {\n  jointPayment(id: $id) {\n    id\n    payments {\n      id\n      status\n    }\n    ...JointPaymentResult_jointPayment\n  }\n  viewer {\n    id\n    ...ReceiptMailed_viewer\n  }\n  site {\n    id\n    serviceEmail\n  }\n}": typeof types.JointResultPageDocument,
    "query PayResultPage($id: ID!) {\n  payment(id: $id) {\n    id\n    kind\n    method\n    status\n    failure\n    creditedAmount\n    ...PaymentResult_payment\n  }\n  viewer {\n    id\n    unreadThreadCount\n    ...ReceiptMailed_viewer\n    fund {\n      id\n      balance\n    }\n  }\n  site {\n    id\n    serviceEmail\n  }\n}": typeof types.PayResultPageDocument,
    "query RechargePage {\n  rechargeOptions {\n    ...RechargeForm_options\n    methods {\n      code\n    }\n  }\n  viewer {\n    id\n    fund {\n      id\n      balance\n    }\n  }\n}": typeof types.RechargePageDocument,
    "query WestpayPage {\n  rechargeOptions {\n    ...RemittanceForm_options\n    payee {\n      city\n    }\n  }\n  countries {\n    ...RemittanceForm_country\n  }\n}": typeof types.WestpayPageDocument,
    "query WithdrawPage {\n  withdrawalOptions {\n    ...WithdrawalForm_options\n  }\n  withdrawals(first: 20) {\n    edges {\n      node {\n        id\n        status\n        amount\n        ...WithdrawalRow_withdrawal\n      }\n    }\n  }\n}": typeof types.WithdrawPageDocument,
};
const documents: Documents = {
    "fragment Command_refusal on Refusal {\n  __typename\n  code\n  message\n  ... on InvalidInput {\n    fields {\n      path\n      message\n    }\n  }\n}": types.Command_RefusalFragmentDoc,
    "query AppShell {\n  site {\n    id\n    name\n    logo\n    demo\n    freeStorageDays\n    refundDays\n    cardFee\n    ...DemoShopper_site\n    ...LinksToTry_site\n    ...LanguageSwitch_site\n    ...ContactColumn_site\n  }\n  articleGroups(type: FOOTER) {\n    id\n    ...ArticleGroups_group\n  }\n  viewer {\n    id\n    ...ViewerMenu_viewer\n    ...VerificationNotice_viewer\n    ...CartLink_viewer\n    ...UnreadBadge_viewer\n  }\n}": types.AppShellDocument,
    "subscription ViewerChanged {\n  viewerChanged {\n    kind\n    order {\n      ...MovedOrder_order\n      paidAt\n      questions {\n        id\n        status\n        endedAt\n      }\n    }\n    package {\n      ...MovedPackage_package\n      carrier\n      trackingNumber\n      shippedAt\n    }\n    notification {\n      kind\n      title\n      ...NotificationItem_notification\n    }\n    viewer {\n      ...UnreadBadge_viewer\n      ...CartLink_viewer\n      fund {\n        id\n        balance\n        held\n        spendable\n      }\n    }\n  }\n}": types.ViewerChangedDocument,
    "fragment DemoShopper_site on SiteInfo {\n  id\n  demoShopper {\n    email\n    password\n  }\n}\n\nquery DemoShopper {\n  site {\n    id\n    ...DemoShopper_site\n  }\n}": types.DemoShopper_SiteFragmentDoc,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    __typename\n    ... on SignInPayload {\n      token\n      viewer {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}": types.SignInDocument,
    "mutation SignOut {\n  signOut {\n    isSignedOut\n  }\n}": types.SignOutDocument,
    "fragment ViewerMenu_viewer on Viewer {\n  id\n  name\n  avatar {\n    url\n  }\n}": types.ViewerMenu_ViewerFragmentDoc,
    "query CheckResetLink($token: String!) {\n  checkResetLink(token: $token) {\n    isGood\n  }\n}": types.CheckResetLinkDocument,
    "mutation ConfirmEmailChange($token: String!) {\n  confirmEmailChange(input: {token: $token}) {\n    email\n  }\n}": types.ConfirmEmailChangeDocument,
    "query EmailStatus {\n  viewer {\n    id\n    email\n    isEmailVerified\n  }\n}": types.EmailStatusDocument,
    "mutation RequestPasswordReset($email: EmailAddress!) {\n  requestPasswordReset(input: {email: $email}) {\n    isAccepted\n  }\n}": types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    isReset\n  }\n}": types.ResetPasswordDocument,
    "mutation VerifyEmail($token: String!) {\n  verifyEmail(input: {token: $token}) {\n    email\n  }\n}": types.VerifyEmailDocument,
    "fragment VerificationNotice_viewer on Viewer {\n  id\n  email\n  isEmailVerified\n}": types.VerificationNotice_ViewerFragmentDoc,
    "fragment AvatarEditor_viewer on Viewer {\n  id\n  name\n  avatar {\n    url\n  }\n}": types.AvatarEditor_ViewerFragmentDoc,
    "fragment ProfileForm_viewer on Viewer {\n  id\n  nickname\n  profile {\n    gender\n    birthday {\n      year\n      month\n      day\n    }\n    phone\n    phoneCountry\n    region\n  }\n}\n\nfragment ProfileForm_country on Country {\n  code\n  name\n  continent\n  callingCode\n  examplePhone\n}": types.ProfileForm_ViewerFragmentDoc,
    "mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    viewer {\n      id\n      name\n      ...ProfileForm_viewer\n    }\n  }\n}": types.UpdateProfileDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    __typename\n    ... on RegisterPayload {\n      isAccepted\n    }\n    ...Command_refusal\n  }\n}": types.RegisterDocument,
    "query RegistrationCaptcha {\n  registrationCaptcha {\n    key\n    image\n    question\n  }\n}": types.RegistrationCaptchaDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    viewer {\n      id\n    }\n  }\n}": types.ChangePasswordDocument,
    "mutation DeleteAccount($password: String!) {\n  deleteAccount(input: {password: $password}) {\n    isDeleted\n  }\n}": types.DeleteAccountDocument,
    "query DeletionCheck {\n  deletionCheck {\n    obstacles\n  }\n}": types.DeletionCheckDocument,
    "fragment EmailRow_viewer on Viewer {\n  id\n  email\n  isEmailVerified\n}": types.EmailRow_ViewerFragmentDoc,
    "mutation EndOtherSessions {\n  endOtherSessions {\n    sessions {\n      id\n      ...SessionList_session\n    }\n  }\n}": types.EndOtherSessionsDocument,
    "mutation EndSession($id: ID!) {\n  endSession(input: {sessionId: $id}) {\n    sessions {\n      id\n      ...SessionList_session\n    }\n  }\n}": types.EndSessionDocument,
    "mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n  requestEmailChange(input: $input) {\n    isAccepted\n  }\n}": types.RequestEmailChangeDocument,
    "mutation SendVerificationMail {\n  sendVerificationMail {\n    isAccepted\n  }\n}": types.SendVerificationMailDocument,
    "fragment SessionList_session on Session {\n  id\n  device\n  createdAt\n  expiresAt\n  isCurrent\n}": types.SessionList_SessionFragmentDoc,
    "fragment AddressCard_address on Address {\n  id\n  label\n  firstName\n  lastName\n  email\n  phone\n  countryCode\n  countryName\n  province\n  city\n  detail\n  postcode\n  cityLine\n  fullName\n  isDefault\n  availableActions\n}": types.AddressCard_AddressFragmentDoc,
    "fragment AddressForm_country on Country {\n  code\n  name\n  continent\n  hasPostcode\n  needsPostcode\n  needsProvince\n  addressPattern\n  examplePhone\n  served\n}\n\nfragment AddressForm_viewer on Viewer {\n  id\n  email\n  suggestedContact {\n    name\n    phone\n  }\n}": types.AddressForm_CountryFragmentDoc,
    "mutation CreateAddress($input: CreateAddressInput!) {\n  createAddress(input: $input) {\n    address {\n      id\n    }\n    addresses {\n      id\n      ...AddressCard_address\n    }\n  }\n}": types.CreateAddressDocument,
    "mutation DeleteAddress($id: ID!) {\n  deleteAddress(input: {addressId: $id}) {\n    deletedId\n    addresses {\n      id\n      isDefault\n      availableActions\n    }\n  }\n}": types.DeleteAddressDocument,
    "mutation SetDefaultAddress($id: ID!) {\n  setDefaultAddress(input: {addressId: $id}) {\n    address {\n      id\n    }\n    addresses {\n      id\n      isDefault\n      availableActions\n    }\n  }\n}": types.SetDefaultAddressDocument,
    "mutation UpdateAddress($input: UpdateAddressInput!) {\n  updateAddress(input: $input) {\n    address {\n      id\n    }\n    addresses {\n      id\n      ...AddressCard_address\n    }\n  }\n}": types.UpdateAddressDocument,
    "query ArticleById($id: Int!) {\n  article(id: $id) {\n    id\n    name\n    group {\n      id\n      name\n    }\n    ...ArticleText_article\n  }\n}": types.ArticleByIdDocument,
    "fragment ArticleGroup_group on ArticleGroup {\n  id\n  name\n  articles {\n    id\n    name\n    isFaq\n  }\n}": types.ArticleGroup_GroupFragmentDoc,
    "fragment ArticleHits_hit on ArticleHit {\n  id\n  name\n  isFaq\n  excerpt\n}": types.ArticleHits_HitFragmentDoc,
    "fragment ArticleText_article on Article {\n  id\n  html\n  language\n  updatedAt\n}": types.ArticleText_ArticleFragmentDoc,
    "mutation AddCartItem($input: AddCartItemInput!) {\n  addCartItem(input: $input) {\n    item {\n      id\n      ...CartItemRow_item\n    }\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}": types.AddCartItemDocument,
    "fragment CartItemRow_item on CartItem {\n  id\n  url\n  shop\n  shopName\n  name\n  description\n  specification\n  unitPrice\n  priceRead\n  priceChangeReason\n  listingId\n  variantId\n  originalAmount\n  originalCurrency\n  quantity\n  domesticShipping\n  remark\n  imageId\n  image {\n    url(width: 160)\n  }\n  subtotal\n  restrictions {\n    kind\n    isForbidden\n    isRefused\n    sentence\n  }\n  isSelected\n  createdAt\n}": types.CartItemRow_ItemFragmentDoc,
    "fragment CartLink_viewer on Viewer {\n  id\n  cartCount\n}": types.CartLink_ViewerFragmentDoc,
    "fragment CartSummary_cart on Cart {\n  id\n  selectedCount\n  selectedTotal\n}": types.CartSummary_CartFragmentDoc,
    "query ItemRestrictions($name: String!, $specification: String!, $description: String!, $remark: String!) {\n  itemRestrictions(\n    name: $name\n    specification: $specification\n    description: $description\n    remark: $remark\n  ) {\n    kind\n    isForbidden\n    isRefused\n    sentence\n    deliveryLines {\n      lineId\n      name\n    }\n  }\n}": types.ItemRestrictionsDocument,
    "mutation RemoveCartItems($ids: [ID!]!) {\n  removeCartItems(input: {cartItemIds: $ids}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}": types.RemoveCartItemsDocument,
    "mutation RestoreCartItems($ids: [ID!]!) {\n  restoreCartItems(input: {cartItemIds: $ids}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n        ...CartItemRow_item\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}": types.RestoreCartItemsDocument,
    "mutation SelectCartItems($ids: [ID!]!, $isSelected: Boolean!) {\n  selectCartItems(input: {cartItemIds: $ids, isSelected: $isSelected}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n        isSelected\n      }\n    }\n    viewer {\n      id\n    }\n  }\n}": types.SelectCartItemsDocument,
    "mutation UpdateCartItem($input: UpdateCartItemInput!) {\n  updateCartItem(input: $input) {\n    item {\n      id\n      quantity\n      subtotal\n    }\n    cart {\n      id\n      ...CartSummary_cart\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}": types.UpdateCartItemDocument,
    "query ExchangeRates {\n  exchangeRates {\n    source\n    asOf\n    notice\n    rates {\n      currency\n      rate\n    }\n  }\n}": types.ExchangeRatesDocument,
    "query ShippingRanges($countryCode: CountryCode) {\n  shippingRanges(countryCode: $countryCode) {\n    goodsGrams\n    lowest\n    highest\n  }\n}": types.ShippingRangesDocument,
    "query ShippingTo($countryCode: CountryCode) {\n  shippingRanges(countryCode: $countryCode) {\n    goodsGrams\n    lowest\n    highest\n    quotes {\n      lineId\n      name\n      total\n      minDays\n      maxDays\n      actualGrams\n      chargeableGrams\n    }\n  }\n}\n\nquery ShippingCountries {\n  countries {\n    code\n    name\n    continent\n    served\n  }\n}\n\nquery HomeCountry {\n  addresses {\n    id\n    isDefault\n    countryCode\n  }\n}": types.ShippingToDocument,
    "fragment FundBalance_fund on Fund {\n  id\n  balance\n  held\n  spendable\n  pendingPayments {\n    id\n    kind\n    method\n    amount\n  }\n}": types.FundBalance_FundFragmentDoc,
    "fragment FundChart_day on FundDay {\n  day\n  balance\n}": types.FundChart_DayFragmentDoc,
    "fragment FundMonths_month on FundMonth {\n  month\n  incoming\n  outgoing\n}": types.FundMonths_MonthFragmentDoc,
    "fragment FundRecords_record on FundRecord {\n  id\n  number\n  at\n  amount\n  type\n  remark\n  balanceAfter\n  order {\n    id\n    number\n    items {\n      id\n      name\n      status\n    }\n  }\n  package {\n    id\n    address {\n      city\n    }\n  }\n  payment {\n    id\n    kind\n    method\n    amount\n    creditedAmount\n    order {\n      id\n      number\n    }\n    payable {\n      __typename\n      ... on PackingPlan {\n        id\n        number\n      }\n    }\n  }\n}": types.FundRecords_RecordFragmentDoc,
    "fragment FundSpending_spending on FundSpending {\n  kind\n  amount\n}": types.FundSpending_SpendingFragmentDoc,
    "query FundStatement($type: FundRecordType, $group: FundRecordGroup, $from: DateTime, $to: DateTime, $after: String) {\n  fundRecords(\n    filter: {type: $type, group: $group, from: $from, to: $to}\n    first: 50\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        ...FundRecords_record\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery FundStatementSum($from: DateTime, $to: DateTime) {\n  fundStatement(from: $from, to: $to) {\n    ...StatementSum_statement\n  }\n}": types.FundStatementDocument,
    "fragment PendingRows_payment on Payment {\n  id\n  number\n  kind\n  method\n  amount\n  balanceDeduction\n  createdAt\n  order {\n    id\n    number\n  }\n}\n\nfragment PendingRows_withdrawal on Withdrawal {\n  id\n  number\n  method\n  status\n  amount\n  requestedAt\n}": types.PendingRows_PaymentFragmentDoc,
    "fragment StatementSum_statement on FundStatement {\n  openingBalance\n  incoming\n  outgoing\n  closingBalance\n}": types.StatementSum_StatementFragmentDoc,
    "mutation SendLead($input: SendLeadInput!) {\n  sendLead(input: $input) {\n    isSent\n  }\n}": types.SendLeadDocument,
    "fragment LinksToTry_site on SiteInfo {\n  id\n  linksToTry\n}\n\nquery LinksToTry {\n  site {\n    id\n    ...LinksToTry_site\n  }\n}": types.LinksToTry_SiteFragmentDoc,
    "query Listing($pasted: String!) {\n  listing(pasted: $pasted) {\n    id\n    url\n    shop\n    itemId\n    title\n    description\n    shopName\n    availability\n    failure\n    readAt\n    variantId\n    price {\n      amount\n      currency\n      inYuan\n      rate\n      rateSource\n      rateAsOf\n    }\n    domesticShipping {\n      inYuan\n    }\n    variants {\n      variantId\n      specification\n      availability\n      options {\n        name\n        value\n      }\n      price {\n        amount\n        currency\n        inYuan\n        rate\n        rateSource\n        rateAsOf\n      }\n      image {\n        url(width: 640)\n      }\n    }\n    images {\n      url(width: 1280)\n      thumbnail: url(width: 160)\n    }\n  }\n}": types.ListingDocument,
    "fragment ViewedListing_listing on Listing {\n  id\n  url\n  title\n  price {\n    inYuan\n  }\n  images {\n    url(width: 160)\n  }\n}\n\nquery ViewedListings {\n  viewedListings {\n    id\n    ...ViewedListing_listing\n  }\n}\n\nquery ListingsViewedByGuest($ids: [ID!]!) {\n  listings(ids: $ids) {\n    id\n    ...ViewedListing_listing\n  }\n}": types.ViewedListing_ListingFragmentDoc,
    "fragment CountedThread_thread on NotificationThread {\n  unreadCount\n  latest {\n    targetKind\n  }\n}": types.CountedThread_ThreadFragmentDoc,
    "mutation DeleteNotifications($ids: [ID!]!) {\n  deleteNotifications(input: {notificationIds: $ids}) {\n    deletedIds\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}": types.DeleteNotificationsDocument,
    "mutation MarkAllNotificationsRead {\n  markAllNotificationsRead {\n    markedCount\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}": types.MarkAllNotificationsReadDocument,
    "mutation MarkNotificationsRead($ids: [ID!]!) {\n  markNotificationsRead(input: {notificationIds: $ids}) {\n    notifications {\n      id\n      readAt\n    }\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}": types.MarkNotificationsReadDocument,
    "fragment MessageFilter_counts on NotificationThreadCount {\n  targetKind\n  count\n  unreadCount\n}": types.MessageFilter_CountsFragmentDoc,
    "fragment NotificationItem_notification on Notification {\n  id\n  title\n  body\n  createdAt\n  readAt\n  targetKind\n  targetId\n}": types.NotificationItem_NotificationFragmentDoc,
    "fragment ThreadRow_thread on NotificationThread {\n  id\n  unreadCount\n  latest {\n    id\n    ...NotificationItem_notification\n    ...ThreadTitle_notification\n  }\n  image {\n    url(width: 160)\n  }\n}": types.ThreadRow_ThreadFragmentDoc,
    "fragment ThreadTitle_notification on Notification {\n  id\n  title\n  target {\n    ... on Order {\n      id\n      number\n      items {\n        id\n        name\n        status\n      }\n    }\n    ... on Package {\n      id\n      number\n      items {\n        id\n        name\n      }\n    }\n  }\n}": types.ThreadTitle_NotificationFragmentDoc,
    "fragment UnreadBadge_viewer on Viewer {\n  id\n  unreadThreadCount\n}": types.UnreadBadge_ViewerFragmentDoc,
    "mutation CancelOrder($id: ID!) {\n  cancelOrder(input: {orderId: $id}) {\n    order {\n      id\n      ...MovedOrder_order\n    }\n    viewer {\n      id\n    }\n  }\n}": types.CancelOrderDocument,
    "fragment MovedOrder_order on Order {\n  id\n  status\n  paymentDueAt\n  refundDeadline\n  refundReason\n  refundAnswer\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  steps {\n    status\n    reachedAt\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  items {\n    id\n    status\n    storedItem {\n      id\n      status\n      availableActions\n    }\n  }\n}": types.MovedOrder_OrderFragmentDoc,
    "fragment OrderActions_order on Order {\n  id\n  status\n  amount\n  handlingFee\n  refundedAmount\n  refundableAmount\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  items {\n    id\n    status\n    storedItem {\n      id\n      packingPlanId\n    }\n  }\n}": types.OrderActions_OrderFragmentDoc,
    "fragment OrderCard_order on Order {\n  id\n  number\n  amount\n  refundedAmount\n  availableActions\n  items {\n    id\n    specification\n  }\n  openQuestions {\n    id\n    status\n    itemName\n    oldUnitPrice\n    newUnitPrice\n    difference\n    askedAt\n    substitute {\n      name\n    }\n  }\n  ...OrderSummary_order\n  ...OrderActions_order\n  ...OrderParcels_order\n}": types.OrderCard_OrderFragmentDoc,
    "fragment OrderItemRow_item on OrderItem {\n  id\n  url\n  shop\n  shopName\n  name\n  description\n  specification\n  unitPrice\n  priceRead\n  priceChangeReason\n  originalAmount\n  originalCurrency\n  quantity\n  domesticShipping\n  remark\n  image {\n    url(width: 320)\n  }\n  subtotal\n  status\n  storedItem {\n    id\n    status\n    weightGrams\n    dimensions {\n      lengthMm\n      widthMm\n      heightMm\n    }\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n    inboundAt\n    freeDaysLeft\n    freeUntil\n  }\n}": types.OrderItemRow_ItemFragmentDoc,
    "fragment OrderList_order on Order {\n  id\n  number\n  amount\n  availableActions\n  nextStep {\n    actor\n    by\n  }\n  ...OrderCard_order\n}": types.OrderList_OrderFragmentDoc,
    "fragment OrderOverview_order on Order {\n  id\n  number\n  amount\n  status\n  refundDeadline\n  refundReason\n  refundAnswer\n  refundableAmount\n  handlingFee\n  steps {\n    status\n    reachedAt\n  }\n  availableActions\n  questions {\n    id\n    status\n    askedAt\n  }\n  ...OrderSummary_order\n  ...OrderActions_order\n  ...OrderParcels_order\n  ...OrderQuestions_order\n}": types.OrderOverview_OrderFragmentDoc,
    "fragment OrderParcels_order on Order {\n  id\n  items {\n    id\n    storedItem {\n      id\n      package {\n        id\n        number\n        status\n        shippedAt\n        expectedArrival {\n          from\n          until\n        }\n        address {\n          city\n          countryName\n        }\n      }\n    }\n  }\n}": types.OrderParcels_OrderFragmentDoc,
    "fragment OrderPreferences_order on Order {\n  id\n  contact {\n    name\n    phone\n    email\n  }\n  remark\n  finePhotos {\n    count\n    note\n    location\n  }\n}": types.OrderPreferences_OrderFragmentDoc,
    "fragment OrderReceipt_order on Order {\n  id\n  status\n  goodsAmount\n  domesticShippingAmount\n  finePhotoAmount\n  amount\n  balanceDeduction\n  paymentMethodDiscount\n  handlingFee\n  actualPayment\n  refundedAmount\n  paidAt\n  finePhotos {\n    count\n  }\n  items {\n    id\n    unitPrice\n    quantity\n  }\n}\n\nfragment OrderReceiptAsked_order on Order {\n  id\n  availableActions\n  questions {\n    id\n    status\n    itemName\n    difference\n    endedAt\n  }\n}": types.OrderReceipt_OrderFragmentDoc,
    "fragment OrderSummary_order on Order {\n  id\n  status\n  submittedAt\n  paidAt\n  handlingFee\n  refundedAmount\n  nextStep {\n    actor\n    action\n    by\n  }\n  items {\n    id\n    name\n    quantity\n    status\n    shop\n    shopName\n    image {\n      url(width: 320)\n    }\n    storedItem {\n      id\n      inboundAt\n      package {\n        id\n        number\n        status\n        shippedAt\n        completedAt\n        logisticsFee\n        expectedArrival {\n          from\n          until\n        }\n        address {\n          city\n          countryName\n        }\n      }\n    }\n  }\n}": types.OrderSummary_OrderFragmentDoc,
    "query WaitingOrders {\n  orders(filter: {nextActor: SHOPPER}, pageSize: 1) {\n    total\n  }\n}": types.WaitingOrdersDocument,
    "mutation AcceptQuestion($id: ID!) {\n  acceptQuestion(input: {questionId: $id}) {\n    __typename\n    ... on AcceptQuestionPayload {\n      question {\n        id\n        status\n      }\n      order {\n        ...AnsweredOrder_order\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": types.AcceptQuestionDocument,
    "fragment AnsweredOrder_order on Order {\n  id\n  ...MovedOrder_order\n  ...OrderReceipt_order\n  items {\n    id\n    ...OrderItemRow_item\n  }\n}": types.AnsweredOrder_OrderFragmentDoc,
    "mutation DeclineQuestion($id: ID!) {\n  declineQuestion(input: {questionId: $id}) {\n    __typename\n    ... on DeclineQuestionPayload {\n      question {\n        id\n        status\n      }\n      order {\n        ...AnsweredOrder_order\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": types.DeclineQuestionDocument,
    "fragment OrderQuestionCard_question on OrderQuestion {\n  id\n  itemName\n  oldUnitPrice\n  newUnitPrice\n  difference\n  refund\n  note\n  dueAt\n  item {\n    id\n    quantity\n  }\n  substitute {\n    name\n    url\n    specification\n  }\n}": types.OrderQuestionCard_QuestionFragmentDoc,
    "fragment OrderQuestions_order on Order {\n  id\n  status\n  availableActions\n  items {\n    id\n    status\n  }\n  questions {\n    id\n    status\n    ...OrderQuestionCard_question\n  }\n}": types.OrderQuestions_OrderFragmentDoc,
    "query QuestionBalance {\n  viewer {\n    id\n    fund {\n      id\n      spendable\n    }\n  }\n}": types.QuestionBalanceDocument,
    "mutation CancelRefundRequest($orderId: ID!) {\n  cancelRefundRequest(input: {orderId: $orderId}) {\n    order {\n      id\n      ...MovedOrder_order\n    }\n    viewer {\n      id\n    }\n  }\n}": types.CancelRefundRequestDocument,
    "mutation RequestRefund($input: RequestRefundInput!) {\n  requestRefund(input: $input) {\n    __typename\n    ... on RequestRefundPayload {\n      order {\n        id\n        ...MovedOrder_order\n      }\n      viewer {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}": types.RequestRefundDocument,
    "fragment OrderSubmitted_order on Order {\n  id\n  number\n  amount\n  status\n  submittedAt\n  paymentDueAt\n  items {\n    id\n    name\n    quantity\n    image {\n      url(width: 160)\n    }\n  }\n}": types.OrderSubmitted_OrderFragmentDoc,
    "mutation SubmitOrder($input: SubmitOrderInput!) {\n  submitOrder(input: $input) {\n    __typename\n    ... on SubmitOrderPayload {\n      order {\n        id\n        ...OrderSubmitted_order\n      }\n      viewer {\n        id\n        cartCount\n      }\n    }\n    ...Command_refusal\n  }\n}": types.SubmitOrderDocument,
    "mutation CancelPackage($id: ID!) {\n  cancelPackage(input: {packageId: $id}) {\n    package {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n      fund {\n        id\n        balance\n      }\n    }\n  }\n}": types.CancelPackageDocument,
    "mutation ConfirmReceipt($packageId: ID!) {\n  confirmReceipt(input: {packageId: $packageId}) {\n    package {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n    }\n  }\n}": types.ConfirmReceiptDocument,
    "mutation ConfirmReceipts($packageIds: [ID!]!) {\n  confirmReceipts(input: {packageIds: $packageIds}) {\n    packages {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n    }\n  }\n}": types.ConfirmReceiptsDocument,
    "fragment MovedPackage_package on Package {\n  id\n  status\n  completedAt\n  autoConfirmAt\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  expectedArrival {\n    from\n    until\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  items {\n    id\n    status\n    availableActions\n  }\n}": types.MovedPackage_PackageFragmentDoc,
    "fragment PackageActions_package on Package {\n  id\n  number\n  logisticsFee\n  paymentMethodDiscount\n  availableActions\n  nextStep {\n    actor\n  }\n}": types.PackageActions_PackageFragmentDoc,
    "fragment PackageCard_package on Package {\n  id\n  number\n  logisticsFee\n  chargeableGrams\n  address {\n    fullName\n  }\n  items {\n    id\n    name\n    quantity\n    image {\n      url(width: 320)\n    }\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n  }\n  ...PackageSummary_package\n  ...PackageActions_package\n}": types.PackageCard_PackageFragmentDoc,
    "fragment PackageDetail_package on Package {\n  id\n  number\n  chargeableGrams\n  address {\n    fullName\n    email\n    phone\n    countryCode\n    countryName\n    city\n    detail\n    cityLine\n  }\n  options {\n    code\n    label\n  }\n  remark\n  items {\n    id\n    name\n    specification\n    quantity\n    orderId\n    orderNumber\n    image {\n      url\n      thumbnail: url(width: 320)\n    }\n    weightGrams\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  ...PackageReceipt_package\n}": types.PackageDetail_PackageFragmentDoc,
    "fragment PackageList_package on Package {\n  id\n  number\n  availableActions\n  nextStep {\n    actor\n  }\n  ...PackageCard_package\n}": types.PackageList_PackageFragmentDoc,
    "fragment PackageOverview_package on Package {\n  id\n  number\n  address {\n    detail\n    city\n  }\n  ...PackageSummary_package\n  ...PackageActions_package\n  ...PackageReviewCard_package\n}": types.PackageOverview_PackageFragmentDoc,
    "fragment PackageReceipt_package on Package {\n  id\n  status\n  createdAt\n  logisticsFee\n  balanceDeduction\n  paymentMethodDiscount\n  handlingFee\n  actualPayment\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n}": types.PackageReceipt_PackageFragmentDoc,
    "fragment PackageReview_review on Review {\n  id\n  stars\n  content\n  isAnonymous\n  authorName\n  createdAt\n  reply\n  imageWaits\n  imageRefusal\n  image {\n    url(width: 640)\n  }\n}": types.PackageReview_ReviewFragmentDoc,
    "fragment PackageReviewCard_package on Package {\n  id\n  availableActions\n  review {\n    id\n    ...PackageReview_review\n  }\n}": types.PackageReviewCard_PackageFragmentDoc,
    "fragment PackageSummary_package on Package {\n  id\n  number\n  status\n  deliveryMethod\n  carrier\n  trackingNumber\n  createdAt\n  shippedAt\n  completedAt\n  autoConfirmAt\n  nextStep {\n    actor\n    action\n    by\n  }\n  expectedArrival {\n    from\n    until\n  }\n  address {\n    city\n    countryName\n  }\n}": types.PackageSummary_PackageFragmentDoc,
    "fragment PackageTitle_package on Package {\n  id\n  ...PackageSummary_package\n}": types.PackageTitle_PackageFragmentDoc,
    "mutation ReviewPackage($input: ReviewPackageInput!) {\n  reviewPackage(input: $input) {\n    package {\n      id\n      availableActions\n      timeline {\n        id\n        label\n        note\n        at\n      }\n      review {\n        id\n        ...PackageReview_review\n      }\n    }\n    viewer {\n      id\n    }\n  }\n}": types.ReviewPackageDocument,
    "query AwaitedPayment($target: PaymentTargetInput!) {\n  paymentQuote(target: $target, usesBalance: true) {\n    kind\n    targetId\n    targetNumber\n    amount\n  }\n}": types.AwaitedPaymentDocument,
    "fragment BalancePart_fund on Fund {\n  id\n  held\n  pendingPayments {\n    id\n    targetId\n    balanceDeduction\n  }\n}": types.BalancePart_FundFragmentDoc,
    "mutation CancelPayment($id: ID!) {\n  cancelPayment(input: {paymentId: $id}) {\n    __typename\n    ... on CancelPaymentPayload {\n      payments {\n        id\n        ...PaymentResult_payment\n      }\n      viewer {\n        id\n        fund {\n          id\n          balance\n          held\n          spendable\n          pendingPayments {\n            id\n          }\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": types.CancelPaymentDocument,
    "fragment JointPaymentResult_jointPayment on JointPayment {\n  id\n  number\n  amount\n  createdAt\n  payments {\n    id\n    kind\n    amount\n    balanceDeduction\n    discount\n    handlingFee\n    actualPayment\n    creditedAmount\n    status\n    failure\n    checkoutUrl\n    order {\n      id\n      number\n      status\n      paidAt\n      paymentDueAt\n      availableActions\n    }\n  }\n}": types.JointPaymentResult_JointPaymentFragmentDoc,
    "query JointPaymentScreen($orderIds: [ID!]!) {\n  jointPaymentQuote(orderIds: $orderIds, usesBalance: true) {\n    orders {\n      id\n      number\n      amount\n      dueAt\n      order {\n        ...PaidOrder_order\n      }\n    }\n    amount\n    balance\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  withoutBalance: jointPaymentQuote(orderIds: $orderIds, usesBalance: false) {\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  rechargeOptions {\n    ...TopUpWays_options\n  }\n  viewer {\n    id\n    fund {\n      ...BalancePart_fund\n    }\n  }\n}": types.JointPaymentScreenDocument,
    "query MethodPrice($amount: Money!) {\n  rechargeOptions(amount: $amount) {\n    methods {\n      code\n      feeBasisPoints\n      handlingFee\n      discount\n      actualPayment\n    }\n  }\n}": types.MethodPriceDocument,
    "fragment PaidOrder_order on Order {\n  id\n  number\n  goodsAmount\n  domesticShippingAmount\n  finePhotoAmount\n  finePhotos {\n    count\n  }\n  items {\n    id\n    name\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n    shop\n    shopName\n  }\n}\n\nfragment PaidQuestion_question on OrderQuestion {\n  id\n  itemName\n  oldUnitPrice\n  newUnitPrice\n  substitute {\n    name\n    specification\n  }\n  item {\n    id\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n    shop\n  }\n  order {\n    id\n    number\n  }\n}\n\nfragment PaidPlan_plan on PackingPlan {\n  id\n  number\n  deliveryMethod\n  chargeableGrams\n  address {\n    countryName\n  }\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n  items {\n    id\n    name\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n  }\n}": types.PaidOrder_OrderFragmentDoc,
    "mutation Pay($input: PayInput!) {\n  pay(input: $input) {\n    __typename\n    ... on PayPayload {\n      payment {\n        id\n        kind\n        checkoutUrl\n        order {\n          id\n          status\n        }\n        ...PaymentResult_payment\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": types.PayDocument,
    "mutation PayOrders($input: PayOrdersInput!) {\n  payOrders(input: $input) {\n    __typename\n    ... on PayOrdersPayload {\n      jointPayment {\n        id\n        payments {\n          id\n          kind\n          checkoutUrl\n          order {\n            id\n            status\n          }\n        }\n        ...JointPaymentResult_jointPayment\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": types.PayOrdersDocument,
    "fragment PaymentChoice_method on PaymentMethod {\n  code\n  name\n  isAvailable\n  feeBasisPoints\n  balanceDeduction\n  discount\n  handlingFee\n  actualPayment\n}": types.PaymentChoice_MethodFragmentDoc,
    "fragment PaymentResult_payment on Payment {\n  id\n  number\n  kind\n  targetId\n  method\n  status\n  failure\n  checkoutUrl\n  amount\n  balanceDeduction\n  discount\n  handlingFee\n  actualPayment\n  creditedAmount\n  answer\n  createdAt\n  capturedAt\n  order {\n    id\n    number\n    status\n    paidAt\n    paymentDueAt\n    availableActions\n    items {\n      id\n      name\n    }\n  }\n  package {\n    id\n    number\n    status\n  }\n}": types.PaymentResult_PaymentFragmentDoc,
    "query PaymentScreen($target: PaymentTargetInput!) {\n  paymentQuote(target: $target, usesBalance: true) {\n    kind\n    targetId\n    targetNumber\n    amount\n    balance\n    dueAt\n    payable {\n      __typename\n      ... on Order {\n        ...PaidOrder_order\n      }\n      ... on PackingPlan {\n        ...PaidPlan_plan\n      }\n      ... on OrderQuestion {\n        ...PaidQuestion_question\n      }\n    }\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  withoutBalance: paymentQuote(target: $target, usesBalance: false) {\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  rechargeOptions {\n    ...TopUpWays_options\n  }\n  viewer {\n    id\n    fund {\n      ...BalancePart_fund\n    }\n  }\n}": types.PaymentScreenDocument,
    "fragment ReceiptMailed_viewer on Viewer {\n  id\n  email\n  emailPreferences {\n    kind\n    isOn\n  }\n}": types.ReceiptMailed_ViewerFragmentDoc,
    "mutation Recharge($input: RechargeInput!) {\n  recharge(input: $input) {\n    __typename\n    ... on RechargePayload {\n      payment {\n        id\n        checkoutUrl\n      }\n    }\n    ...Command_refusal\n  }\n}": types.RechargeDocument,
    "fragment RechargeForm_options on RechargeOptions {\n  presets\n  least\n  most\n  methods {\n    code\n    name\n    feeBasisPoints\n  }\n}": types.RechargeForm_OptionsFragmentDoc,
    "fragment RemittanceForm_options on RechargeOptions {\n  least\n  most\n  reference\n  ...RemittancePayee_options\n}\n\nfragment RemittanceForm_country on Country {\n  code\n  name\n  continent\n}": types.RemittanceForm_OptionsFragmentDoc,
    "fragment RemittancePayee_options on RechargeOptions {\n  payee {\n    firstName\n    lastName\n    city\n    country\n  }\n  reference\n}": types.RemittancePayee_OptionsFragmentDoc,
    "query SettledTarget($id: ID!) {\n  node(id: $id) {\n    __typename\n    id\n    ... on Order {\n      status\n    }\n    ... on OrderQuestion {\n      order {\n        id\n      }\n    }\n  }\n}": types.SettledTargetDocument,
    "mutation SubmitRemittance($input: SubmitRemittanceInput!) {\n  submitRemittance(input: $input) {\n    __typename\n    ... on SubmitRemittancePayload {\n      payment {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}": types.SubmitRemittanceDocument,
    "fragment TopUpWays_options on RechargeOptions {\n  least\n  most\n  methods {\n    code\n    feeBasisPoints\n  }\n}": types.TopUpWays_OptionsFragmentDoc,
    "mutation CancelWithdrawal($id: ID!) {\n  cancelWithdrawal(input: {withdrawalId: $id}) {\n    __typename\n    ... on CancelWithdrawalPayload {\n      withdrawal {\n        id\n        ...WithdrawalRow_withdrawal\n      }\n    }\n    ...Command_refusal\n  }\n}": types.CancelWithdrawalDocument,
    "mutation RequestWithdrawal($input: RequestWithdrawalInput!) {\n  requestWithdrawal(input: $input) {\n    __typename\n    ... on RequestWithdrawalPayload {\n      withdrawal {\n        id\n        ...WithdrawalRow_withdrawal\n      }\n    }\n    ...Command_refusal\n  }\n}": types.RequestWithdrawalDocument,
    "fragment WithdrawalForm_options on WithdrawalOptions {\n  balance\n  least\n  total\n  methods {\n    code\n    limit\n    destinations {\n      paymentNumber\n      paidAt\n      amount\n      senderName\n    }\n  }\n}": types.WithdrawalForm_OptionsFragmentDoc,
    "fragment WithdrawalRow_withdrawal on Withdrawal {\n  id\n  number\n  method\n  status\n  amount\n  answer\n  requestedAt\n}": types.WithdrawalRow_WithdrawalFragmentDoc,
    "query RecentReviews($limit: Int!) {\n  recentReviews(limit: $limit) {\n    id\n    ...ReviewNote_review\n  }\n  reviewSummaries {\n    deliveryLineId\n    deliveryLineName\n    count\n    averageStars\n    averageDays\n  }\n}": types.RecentReviewsDocument,
    "fragment ReviewNote_review on PublicReview {\n  id\n  stars\n  content\n  authorName\n  authorAvatar {\n    url(width: 160)\n  }\n  image {\n    url(width: 640)\n    altText\n  }\n  deliveryLineName\n  daysTaken\n  estimatedCost\n  actualCost\n  reply\n  createdAt\n}": types.ReviewNote_ReviewFragmentDoc,
    "fragment ArticleGroups_group on ArticleGroup {\n  id\n  name\n  articles {\n    id\n    name\n    isFaq\n  }\n}": types.ArticleGroups_GroupFragmentDoc,
    "fragment ContactColumn_site on SiteInfo {\n  id\n  name\n  serviceEmail\n  socialLinks {\n    network\n    url\n  }\n}": types.ContactColumn_SiteFragmentDoc,
    "query PurchaseProcess {\n  article(id: 59) {\n    id\n    name\n  }\n}": types.PurchaseProcessDocument,
    "fragment LanguageSwitch_site on SiteInfo {\n  id\n  languages {\n    code\n    name\n  }\n}": types.LanguageSwitch_SiteFragmentDoc,
    "fragment AddressChoice_address on Address {\n  id\n  label\n  fullName\n  phone\n  countryCode\n  countryName\n  city\n  detail\n  cityLine\n  isDefault\n}": types.AddressChoice_AddressFragmentDoc,
    "mutation CancelPackingPlan($id: ID!) {\n  cancelPackingPlan(input: {packingPlanId: $id}) {\n    storedItems {\n      id\n      packingPlan {\n        id\n      }\n      ...StoredItemCard_item\n    }\n  }\n}": types.CancelPackingPlanDocument,
    "mutation CreatePackingPlan($input: CreatePackingPlanInput!) {\n  createPackingPlan(input: $input) {\n    __typename\n    ... on CreatePackingPlanPayload {\n      plan {\n        id\n        items {\n          id\n          status\n          availableActions\n          packingPlanId\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}": types.CreatePackingPlanDocument,
    "fragment DeliveryQuoteRow_quote on ParcelQuote {\n  lineId\n  name\n  minDays\n  maxDays\n  actualGrams\n  volumetricGrams\n  chargeableGrams\n  maxGrams\n  maxSideMm\n  maxSideSumMm\n  firstPrice\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n  total\n  unusableReason\n  reviews {\n    deliveryLineId\n    count\n    averageStars\n    averageDays\n  }\n  volumeSurcharge {\n    storedItemId\n    sideMm\n    gramsWithoutVolume\n    extra\n  }\n  savings {\n    storedItemId\n    saving\n    storageStillDue\n  }\n}": types.DeliveryQuoteRow_QuoteFragmentDoc,
    "query DeliveryQuotes($input: QuoteInput!) {\n  deliveryQuotes(input: $input) {\n    lineId\n    ...DeliveryQuoteRow_quote\n  }\n}": types.DeliveryQuotesDocument,
    "fragment PackingForm_item on StoredItem {\n  id\n  name\n  specification\n  quantity\n  paidAmount\n  image {\n    url(width: 160)\n  }\n  photos {\n    url\n    thumbnail: url(width: 160)\n  }\n  weightGrams\n  freeUntil\n  nextDayFee\n  order {\n    id\n    number\n    availableActions\n  }\n}": types.PackingForm_ItemFragmentDoc,
    "query PackingTerms {\n  site {\n    id\n    planMinutes\n    insuranceRate\n    extraProtectionPrice\n    removePackagingPrice\n  }\n}": types.PackingTermsDocument,
    "query UnpaidParcels {\n  storedItems(filter: {status: RESERVED}) {\n    id\n    name\n    packingPlan {\n      id\n      number\n      total\n      expiresAt\n    }\n  }\n}": types.UnpaidParcelsDocument,
    "query EstimateCountries {\n  countries {\n    code\n    name\n    served\n  }\n}": types.EstimateCountriesDocument,
    "query ParcelEstimate($input: ParcelEstimateInput!) {\n  parcelEstimate(input: $input) {\n    countryCode\n    countryName\n    paidUpToGrams\n    spareGrams\n    lines {\n      lineId\n      ...ParcelLine_line\n    }\n    additions {\n      storedItemId\n      extra\n    }\n  }\n}": types.ParcelEstimateDocument,
    "fragment ParcelLine_line on DeliveryQuote {\n  lineId\n  name\n  minDays\n  maxDays\n  actualGrams\n  volumetricGrams\n  chargeableGrams\n  total\n}": types.ParcelLine_LineFragmentDoc,
    "fragment StoredItemCard_item on StoredItem {\n  id\n  status\n  availableActions\n  packingPlanId\n  name\n  specification\n  quantity\n  image {\n    url(width: 320)\n  }\n  orderId\n  orderNumber\n  weightGrams\n  dimensions {\n    lengthMm\n    widthMm\n    heightMm\n  }\n  photos {\n    url\n    large: url(width: 640)\n    thumbnail: url(width: 160)\n  }\n  inboundAt\n  freeDaysLeft\n  freeUntil\n  freeUntilIfReleased\n  nextDayFee\n  storageFee\n}": types.StoredItemCard_ItemFragmentDoc,
    "query FooterGroups {\n  articleGroups(type: FOOTER) {\n    id\n    ...ArticleGroup_group\n  }\n}": types.FooterGroupsDocument,
    "query CartPage {\n  cart {\n    id\n    ...CartSummary_cart\n    items {\n      id\n      isSelected\n      quantity\n      ...CartItemRow_item\n    }\n  }\n}": types.CartPageDocument,
    "query ConfirmOrderPage {\n  cart {\n    id\n    items {\n      id\n      name\n      specification\n      remark\n      image {\n        url(width: 160)\n      }\n      unitPrice\n      originalAmount\n      originalCurrency\n      quantity\n      domesticShipping\n      subtotal\n      isSelected\n      createdAt\n      restrictions {\n        kind\n        isForbidden\n        isRefused\n        sentence\n      }\n    }\n  }\n  site {\n    id\n    finePhotoPrice\n    maxFinePhotos\n  }\n  viewer {\n    id\n    email\n    suggestedContact {\n      name\n      phone\n    }\n  }\n}": types.ConfirmOrderPageDocument,
    "query OrderSubmittedPage($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderSubmitted_order\n  }\n}": types.OrderSubmittedPageDocument,
    "query SubmittedElsewhere {\n  orders(pageSize: 1) {\n    items {\n      id\n      number\n      submittedAt\n      items {\n        id\n        name\n      }\n    }\n  }\n}": types.SubmittedElsewhereDocument,
    "query HelpGroups {\n  articleGroups(type: HELP) {\n    id\n    ...ArticleGroup_group\n  }\n}": types.HelpGroupsDocument,
    "query SearchArticles($text: String!) {\n  searchArticles(text: $text) {\n    id\n    ...ArticleHits_hit\n  }\n}": types.SearchArticlesDocument,
    "query MessagesPage($after: String, $targetKind: NotificationTargetKind, $isRead: Boolean) {\n  viewer {\n    id\n    unreadThreadCount\n    ...UnreadBadge_viewer\n  }\n  notificationThreadCounts {\n    ...MessageFilter_counts\n  }\n  notificationThreads(\n    first: 10\n    after: $after\n    filter: {targetKind: $targetKind, isRead: $isRead}\n  ) {\n    edges {\n      node {\n        id\n        ...ThreadRow_thread\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.MessagesPageDocument,
    "query OpenThread($id: ID!, $after: String) {\n  notifications(filter: {threadId: $id}, first: 50, after: $after) {\n    edges {\n      node {\n        id\n        ...NotificationItem_notification\n        ...ThreadTitle_notification\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.OpenThreadDocument,
    "query AddressEditor {\n  countries {\n    code\n    ...AddressForm_country\n  }\n  viewer {\n    id\n    ...AddressForm_viewer\n  }\n}": types.AddressEditorDocument,
    "query AddressesPage {\n  addresses {\n    id\n    ...AddressCard_address\n  }\n  site {\n    id\n    maxAddresses\n  }\n}": types.AddressesPageDocument,
    "query FundPage($type: FundRecordType, $group: FundRecordGroup, $from: DateTime, $to: DateTime, $after: String) {\n  viewer {\n    id\n    email\n    fund {\n      id\n      ...FundBalance_fund\n      pendingPayments {\n        id\n        ...PendingRows_payment\n      }\n      pendingWithdrawals {\n        id\n        ...PendingRows_withdrawal\n      }\n    }\n  }\n  fundDays {\n    ...FundChart_day\n  }\n  fundSpending {\n    ...FundSpending_spending\n  }\n  fundMonths {\n    ...FundMonths_month\n  }\n  fundRecords(\n    filter: {type: $type, group: $group, from: $from, to: $to}\n    first: 20\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        ...FundRecords_record\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.FundPageDocument,
    "query ModifyPasswordPage {\n  sessions {\n    id\n    isCurrent\n  }\n}": types.ModifyPasswordPageDocument,
    "query OrderDetailPage($id: ID!) {\n  order(id: $id) {\n    id\n    number\n    paidAt\n    contact {\n      name\n    }\n    ...OrderOverview_order\n    ...OrderSummary_order\n    ...OrderReceipt_order\n    ...OrderReceiptAsked_order\n    ...OrderPreferences_order\n    items {\n      id\n      name\n      quantity\n      status\n      shop\n      storedItem {\n        id\n        weightGrams\n      }\n      ...OrderItemRow_item\n    }\n    timeline {\n      id\n      label\n      note\n      at\n    }\n  }\n}": types.OrderDetailPageDocument,
    "query OrdersPage($status: OrderStatus, $nextActor: NextActor, $search: String, $from: DateTime, $to: DateTime, $page: Int!) {\n  orders(\n    filter: {status: $status, nextActor: $nextActor, search: $search, from: $from, to: $to}\n    page: $page\n  ) {\n    items {\n      id\n      ...OrderList_order\n    }\n    total\n    page\n    pageSize\n    counts {\n      status\n      count\n    }\n  }\n}": types.OrdersPageDocument,
    "query PackageDetailPage($id: ID!) {\n  package(id: $id) {\n    id\n    number\n    ...PackageTitle_package\n    ...PackageOverview_package\n    ...PackageDetail_package\n  }\n}": types.PackageDetailPageDocument,
    "query PackagesPage($status: PackageStatus, $search: String, $from: DateTime, $to: DateTime, $page: Int!) {\n  packages(\n    filter: {status: $status, search: $search, from: $from, to: $to}\n    page: $page\n  ) {\n    items {\n      id\n      ...PackageList_package\n    }\n    total\n    page\n    pageSize\n    counts {\n      status\n      count\n    }\n  }\n}": types.PackagesPageDocument,
    "query PersonalPage {\n  viewer {\n    id\n    ...AvatarEditor_viewer\n    ...ProfileForm_viewer\n  }\n  countries {\n    code\n    ...ProfileForm_country\n  }\n}": types.PersonalPageDocument,
    "query SecurePage {\n  viewer {\n    id\n    ...EmailRow_viewer\n  }\n  sessions {\n    id\n    ...SessionList_session\n  }\n}": types.SecurePageDocument,
    "mutation SetEmailPreference($input: SetEmailPreferenceInput!) {\n  setEmailPreference(input: $input) {\n    viewer {\n      id\n      emailPreferences {\n        kind\n        isOn\n      }\n    }\n  }\n}": types.SetEmailPreferenceDocument,
    "query SettingPage {\n  viewer {\n    id\n    name\n    email\n    isEmailVerified\n    emailPreferences {\n      kind\n      isOn\n    }\n    avatar {\n      url\n    }\n  }\n  addresses {\n    id\n    isDefault\n    city\n    countryName\n  }\n  site {\n    id\n    maxAddresses\n    ...LanguageSwitch_site\n  }\n}": types.SettingPageDocument,
    "query StorePage {\n  storedItems {\n    id\n    status\n    availableActions\n    ...StoredItemCard_item\n  }\n}": types.StorePageDocument,
    "query ConfirmInfoPage {\n  storedItems {\n    id\n    availableActions\n    packingPlanId\n    ...PackingForm_item\n  }\n  addresses {\n    id\n    isDefault\n    ...AddressChoice_address\n  }\n}": types.ConfirmInfoPageDocument,
    "query NewAddress {\n  countries {\n    code\n    ...AddressForm_country\n  }\n  site {\n    id\n    maxAddresses\n  }\n  viewer {\n    id\n    ...AddressForm_viewer\n  }\n}": types.NewAddressDocument,
    "query JointResultPage($id: ID!) {\n  jointPayment(id: $id) {\n    id\n    payments {\n      id\n      status\n    }\n    ...JointPaymentResult_jointPayment\n  }\n  viewer {\n    id\n    ...ReceiptMailed_viewer\n  }\n  site {\n    id\n    serviceEmail\n  }\n}": types.JointResultPageDocument,
    "query PayResultPage($id: ID!) {\n  payment(id: $id) {\n    id\n    kind\n    method\n    status\n    failure\n    creditedAmount\n    ...PaymentResult_payment\n  }\n  viewer {\n    id\n    unreadThreadCount\n    ...ReceiptMailed_viewer\n    fund {\n      id\n      balance\n    }\n  }\n  site {\n    id\n    serviceEmail\n  }\n}": types.PayResultPageDocument,
    "query RechargePage {\n  rechargeOptions {\n    ...RechargeForm_options\n    methods {\n      code\n    }\n  }\n  viewer {\n    id\n    fund {\n      id\n      balance\n    }\n  }\n}": types.RechargePageDocument,
    "query WestpayPage {\n  rechargeOptions {\n    ...RemittanceForm_options\n    payee {\n      city\n    }\n  }\n  countries {\n    ...RemittanceForm_country\n  }\n}": types.WestpayPageDocument,
    "query WithdrawPage {\n  withdrawalOptions {\n    ...WithdrawalForm_options\n  }\n  withdrawals(first: 20) {\n    edges {\n      node {\n        id\n        status\n        amount\n        ...WithdrawalRow_withdrawal\n      }\n    }\n  }\n}": types.WithdrawPageDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Command_refusal on Refusal {\n  __typename\n  code\n  message\n  ... on InvalidInput {\n    fields {\n      path\n      message\n    }\n  }\n}"): (typeof documents)["fragment Command_refusal on Refusal {\n  __typename\n  code\n  message\n  ... on InvalidInput {\n    fields {\n      path\n      message\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AppShell {\n  site {\n    id\n    name\n    logo\n    demo\n    freeStorageDays\n    refundDays\n    cardFee\n    ...DemoShopper_site\n    ...LinksToTry_site\n    ...LanguageSwitch_site\n    ...ContactColumn_site\n  }\n  articleGroups(type: FOOTER) {\n    id\n    ...ArticleGroups_group\n  }\n  viewer {\n    id\n    ...ViewerMenu_viewer\n    ...VerificationNotice_viewer\n    ...CartLink_viewer\n    ...UnreadBadge_viewer\n  }\n}"): (typeof documents)["query AppShell {\n  site {\n    id\n    name\n    logo\n    demo\n    freeStorageDays\n    refundDays\n    cardFee\n    ...DemoShopper_site\n    ...LinksToTry_site\n    ...LanguageSwitch_site\n    ...ContactColumn_site\n  }\n  articleGroups(type: FOOTER) {\n    id\n    ...ArticleGroups_group\n  }\n  viewer {\n    id\n    ...ViewerMenu_viewer\n    ...VerificationNotice_viewer\n    ...CartLink_viewer\n    ...UnreadBadge_viewer\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ViewerChanged {\n  viewerChanged {\n    kind\n    order {\n      ...MovedOrder_order\n      paidAt\n      questions {\n        id\n        status\n        endedAt\n      }\n    }\n    package {\n      ...MovedPackage_package\n      carrier\n      trackingNumber\n      shippedAt\n    }\n    notification {\n      kind\n      title\n      ...NotificationItem_notification\n    }\n    viewer {\n      ...UnreadBadge_viewer\n      ...CartLink_viewer\n      fund {\n        id\n        balance\n        held\n        spendable\n      }\n    }\n  }\n}"): (typeof documents)["subscription ViewerChanged {\n  viewerChanged {\n    kind\n    order {\n      ...MovedOrder_order\n      paidAt\n      questions {\n        id\n        status\n        endedAt\n      }\n    }\n    package {\n      ...MovedPackage_package\n      carrier\n      trackingNumber\n      shippedAt\n    }\n    notification {\n      kind\n      title\n      ...NotificationItem_notification\n    }\n    viewer {\n      ...UnreadBadge_viewer\n      ...CartLink_viewer\n      fund {\n        id\n        balance\n        held\n        spendable\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DemoShopper_site on SiteInfo {\n  id\n  demoShopper {\n    email\n    password\n  }\n}\n\nquery DemoShopper {\n  site {\n    id\n    ...DemoShopper_site\n  }\n}"): (typeof documents)["fragment DemoShopper_site on SiteInfo {\n  id\n  demoShopper {\n    email\n    password\n  }\n}\n\nquery DemoShopper {\n  site {\n    id\n    ...DemoShopper_site\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    __typename\n    ... on SignInPayload {\n      token\n      viewer {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    __typename\n    ... on SignInPayload {\n      token\n      viewer {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignOut {\n  signOut {\n    isSignedOut\n  }\n}"): (typeof documents)["mutation SignOut {\n  signOut {\n    isSignedOut\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ViewerMenu_viewer on Viewer {\n  id\n  name\n  avatar {\n    url\n  }\n}"): (typeof documents)["fragment ViewerMenu_viewer on Viewer {\n  id\n  name\n  avatar {\n    url\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CheckResetLink($token: String!) {\n  checkResetLink(token: $token) {\n    isGood\n  }\n}"): (typeof documents)["query CheckResetLink($token: String!) {\n  checkResetLink(token: $token) {\n    isGood\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmEmailChange($token: String!) {\n  confirmEmailChange(input: {token: $token}) {\n    email\n  }\n}"): (typeof documents)["mutation ConfirmEmailChange($token: String!) {\n  confirmEmailChange(input: {token: $token}) {\n    email\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmailStatus {\n  viewer {\n    id\n    email\n    isEmailVerified\n  }\n}"): (typeof documents)["query EmailStatus {\n  viewer {\n    id\n    email\n    isEmailVerified\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset($email: EmailAddress!) {\n  requestPasswordReset(input: {email: $email}) {\n    isAccepted\n  }\n}"): (typeof documents)["mutation RequestPasswordReset($email: EmailAddress!) {\n  requestPasswordReset(input: {email: $email}) {\n    isAccepted\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    isReset\n  }\n}"): (typeof documents)["mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    isReset\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyEmail($token: String!) {\n  verifyEmail(input: {token: $token}) {\n    email\n  }\n}"): (typeof documents)["mutation VerifyEmail($token: String!) {\n  verifyEmail(input: {token: $token}) {\n    email\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment VerificationNotice_viewer on Viewer {\n  id\n  email\n  isEmailVerified\n}"): (typeof documents)["fragment VerificationNotice_viewer on Viewer {\n  id\n  email\n  isEmailVerified\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AvatarEditor_viewer on Viewer {\n  id\n  name\n  avatar {\n    url\n  }\n}"): (typeof documents)["fragment AvatarEditor_viewer on Viewer {\n  id\n  name\n  avatar {\n    url\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProfileForm_viewer on Viewer {\n  id\n  nickname\n  profile {\n    gender\n    birthday {\n      year\n      month\n      day\n    }\n    phone\n    phoneCountry\n    region\n  }\n}\n\nfragment ProfileForm_country on Country {\n  code\n  name\n  continent\n  callingCode\n  examplePhone\n}"): (typeof documents)["fragment ProfileForm_viewer on Viewer {\n  id\n  nickname\n  profile {\n    gender\n    birthday {\n      year\n      month\n      day\n    }\n    phone\n    phoneCountry\n    region\n  }\n}\n\nfragment ProfileForm_country on Country {\n  code\n  name\n  continent\n  callingCode\n  examplePhone\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    viewer {\n      id\n      name\n      ...ProfileForm_viewer\n    }\n  }\n}"): (typeof documents)["mutation UpdateProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) {\n    viewer {\n      id\n      name\n      ...ProfileForm_viewer\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    __typename\n    ... on RegisterPayload {\n      isAccepted\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    __typename\n    ... on RegisterPayload {\n      isAccepted\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RegistrationCaptcha {\n  registrationCaptcha {\n    key\n    image\n    question\n  }\n}"): (typeof documents)["query RegistrationCaptcha {\n  registrationCaptcha {\n    key\n    image\n    question\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    viewer {\n      id\n    }\n  }\n}"): (typeof documents)["mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    viewer {\n      id\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccount($password: String!) {\n  deleteAccount(input: {password: $password}) {\n    isDeleted\n  }\n}"): (typeof documents)["mutation DeleteAccount($password: String!) {\n  deleteAccount(input: {password: $password}) {\n    isDeleted\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DeletionCheck {\n  deletionCheck {\n    obstacles\n  }\n}"): (typeof documents)["query DeletionCheck {\n  deletionCheck {\n    obstacles\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EmailRow_viewer on Viewer {\n  id\n  email\n  isEmailVerified\n}"): (typeof documents)["fragment EmailRow_viewer on Viewer {\n  id\n  email\n  isEmailVerified\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndOtherSessions {\n  endOtherSessions {\n    sessions {\n      id\n      ...SessionList_session\n    }\n  }\n}"): (typeof documents)["mutation EndOtherSessions {\n  endOtherSessions {\n    sessions {\n      id\n      ...SessionList_session\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndSession($id: ID!) {\n  endSession(input: {sessionId: $id}) {\n    sessions {\n      id\n      ...SessionList_session\n    }\n  }\n}"): (typeof documents)["mutation EndSession($id: ID!) {\n  endSession(input: {sessionId: $id}) {\n    sessions {\n      id\n      ...SessionList_session\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n  requestEmailChange(input: $input) {\n    isAccepted\n  }\n}"): (typeof documents)["mutation RequestEmailChange($input: RequestEmailChangeInput!) {\n  requestEmailChange(input: $input) {\n    isAccepted\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendVerificationMail {\n  sendVerificationMail {\n    isAccepted\n  }\n}"): (typeof documents)["mutation SendVerificationMail {\n  sendVerificationMail {\n    isAccepted\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SessionList_session on Session {\n  id\n  device\n  createdAt\n  expiresAt\n  isCurrent\n}"): (typeof documents)["fragment SessionList_session on Session {\n  id\n  device\n  createdAt\n  expiresAt\n  isCurrent\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AddressCard_address on Address {\n  id\n  label\n  firstName\n  lastName\n  email\n  phone\n  countryCode\n  countryName\n  province\n  city\n  detail\n  postcode\n  cityLine\n  fullName\n  isDefault\n  availableActions\n}"): (typeof documents)["fragment AddressCard_address on Address {\n  id\n  label\n  firstName\n  lastName\n  email\n  phone\n  countryCode\n  countryName\n  province\n  city\n  detail\n  postcode\n  cityLine\n  fullName\n  isDefault\n  availableActions\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AddressForm_country on Country {\n  code\n  name\n  continent\n  hasPostcode\n  needsPostcode\n  needsProvince\n  addressPattern\n  examplePhone\n  served\n}\n\nfragment AddressForm_viewer on Viewer {\n  id\n  email\n  suggestedContact {\n    name\n    phone\n  }\n}"): (typeof documents)["fragment AddressForm_country on Country {\n  code\n  name\n  continent\n  hasPostcode\n  needsPostcode\n  needsProvince\n  addressPattern\n  examplePhone\n  served\n}\n\nfragment AddressForm_viewer on Viewer {\n  id\n  email\n  suggestedContact {\n    name\n    phone\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAddress($input: CreateAddressInput!) {\n  createAddress(input: $input) {\n    address {\n      id\n    }\n    addresses {\n      id\n      ...AddressCard_address\n    }\n  }\n}"): (typeof documents)["mutation CreateAddress($input: CreateAddressInput!) {\n  createAddress(input: $input) {\n    address {\n      id\n    }\n    addresses {\n      id\n      ...AddressCard_address\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAddress($id: ID!) {\n  deleteAddress(input: {addressId: $id}) {\n    deletedId\n    addresses {\n      id\n      isDefault\n      availableActions\n    }\n  }\n}"): (typeof documents)["mutation DeleteAddress($id: ID!) {\n  deleteAddress(input: {addressId: $id}) {\n    deletedId\n    addresses {\n      id\n      isDefault\n      availableActions\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetDefaultAddress($id: ID!) {\n  setDefaultAddress(input: {addressId: $id}) {\n    address {\n      id\n    }\n    addresses {\n      id\n      isDefault\n      availableActions\n    }\n  }\n}"): (typeof documents)["mutation SetDefaultAddress($id: ID!) {\n  setDefaultAddress(input: {addressId: $id}) {\n    address {\n      id\n    }\n    addresses {\n      id\n      isDefault\n      availableActions\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAddress($input: UpdateAddressInput!) {\n  updateAddress(input: $input) {\n    address {\n      id\n    }\n    addresses {\n      id\n      ...AddressCard_address\n    }\n  }\n}"): (typeof documents)["mutation UpdateAddress($input: UpdateAddressInput!) {\n  updateAddress(input: $input) {\n    address {\n      id\n    }\n    addresses {\n      id\n      ...AddressCard_address\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ArticleById($id: Int!) {\n  article(id: $id) {\n    id\n    name\n    group {\n      id\n      name\n    }\n    ...ArticleText_article\n  }\n}"): (typeof documents)["query ArticleById($id: Int!) {\n  article(id: $id) {\n    id\n    name\n    group {\n      id\n      name\n    }\n    ...ArticleText_article\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ArticleGroup_group on ArticleGroup {\n  id\n  name\n  articles {\n    id\n    name\n    isFaq\n  }\n}"): (typeof documents)["fragment ArticleGroup_group on ArticleGroup {\n  id\n  name\n  articles {\n    id\n    name\n    isFaq\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ArticleHits_hit on ArticleHit {\n  id\n  name\n  isFaq\n  excerpt\n}"): (typeof documents)["fragment ArticleHits_hit on ArticleHit {\n  id\n  name\n  isFaq\n  excerpt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ArticleText_article on Article {\n  id\n  html\n  language\n  updatedAt\n}"): (typeof documents)["fragment ArticleText_article on Article {\n  id\n  html\n  language\n  updatedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddCartItem($input: AddCartItemInput!) {\n  addCartItem(input: $input) {\n    item {\n      id\n      ...CartItemRow_item\n    }\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}"): (typeof documents)["mutation AddCartItem($input: AddCartItemInput!) {\n  addCartItem(input: $input) {\n    item {\n      id\n      ...CartItemRow_item\n    }\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CartItemRow_item on CartItem {\n  id\n  url\n  shop\n  shopName\n  name\n  description\n  specification\n  unitPrice\n  priceRead\n  priceChangeReason\n  listingId\n  variantId\n  originalAmount\n  originalCurrency\n  quantity\n  domesticShipping\n  remark\n  imageId\n  image {\n    url(width: 160)\n  }\n  subtotal\n  restrictions {\n    kind\n    isForbidden\n    isRefused\n    sentence\n  }\n  isSelected\n  createdAt\n}"): (typeof documents)["fragment CartItemRow_item on CartItem {\n  id\n  url\n  shop\n  shopName\n  name\n  description\n  specification\n  unitPrice\n  priceRead\n  priceChangeReason\n  listingId\n  variantId\n  originalAmount\n  originalCurrency\n  quantity\n  domesticShipping\n  remark\n  imageId\n  image {\n    url(width: 160)\n  }\n  subtotal\n  restrictions {\n    kind\n    isForbidden\n    isRefused\n    sentence\n  }\n  isSelected\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CartLink_viewer on Viewer {\n  id\n  cartCount\n}"): (typeof documents)["fragment CartLink_viewer on Viewer {\n  id\n  cartCount\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CartSummary_cart on Cart {\n  id\n  selectedCount\n  selectedTotal\n}"): (typeof documents)["fragment CartSummary_cart on Cart {\n  id\n  selectedCount\n  selectedTotal\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ItemRestrictions($name: String!, $specification: String!, $description: String!, $remark: String!) {\n  itemRestrictions(\n    name: $name\n    specification: $specification\n    description: $description\n    remark: $remark\n  ) {\n    kind\n    isForbidden\n    isRefused\n    sentence\n    deliveryLines {\n      lineId\n      name\n    }\n  }\n}"): (typeof documents)["query ItemRestrictions($name: String!, $specification: String!, $description: String!, $remark: String!) {\n  itemRestrictions(\n    name: $name\n    specification: $specification\n    description: $description\n    remark: $remark\n  ) {\n    kind\n    isForbidden\n    isRefused\n    sentence\n    deliveryLines {\n      lineId\n      name\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveCartItems($ids: [ID!]!) {\n  removeCartItems(input: {cartItemIds: $ids}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}"): (typeof documents)["mutation RemoveCartItems($ids: [ID!]!) {\n  removeCartItems(input: {cartItemIds: $ids}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreCartItems($ids: [ID!]!) {\n  restoreCartItems(input: {cartItemIds: $ids}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n        ...CartItemRow_item\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}"): (typeof documents)["mutation RestoreCartItems($ids: [ID!]!) {\n  restoreCartItems(input: {cartItemIds: $ids}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n        ...CartItemRow_item\n      }\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SelectCartItems($ids: [ID!]!, $isSelected: Boolean!) {\n  selectCartItems(input: {cartItemIds: $ids, isSelected: $isSelected}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n        isSelected\n      }\n    }\n    viewer {\n      id\n    }\n  }\n}"): (typeof documents)["mutation SelectCartItems($ids: [ID!]!, $isSelected: Boolean!) {\n  selectCartItems(input: {cartItemIds: $ids, isSelected: $isSelected}) {\n    cart {\n      id\n      ...CartSummary_cart\n      items {\n        id\n        isSelected\n      }\n    }\n    viewer {\n      id\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateCartItem($input: UpdateCartItemInput!) {\n  updateCartItem(input: $input) {\n    item {\n      id\n      quantity\n      subtotal\n    }\n    cart {\n      id\n      ...CartSummary_cart\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}"): (typeof documents)["mutation UpdateCartItem($input: UpdateCartItemInput!) {\n  updateCartItem(input: $input) {\n    item {\n      id\n      quantity\n      subtotal\n    }\n    cart {\n      id\n      ...CartSummary_cart\n    }\n    viewer {\n      id\n      cartCount\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExchangeRates {\n  exchangeRates {\n    source\n    asOf\n    notice\n    rates {\n      currency\n      rate\n    }\n  }\n}"): (typeof documents)["query ExchangeRates {\n  exchangeRates {\n    source\n    asOf\n    notice\n    rates {\n      currency\n      rate\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShippingRanges($countryCode: CountryCode) {\n  shippingRanges(countryCode: $countryCode) {\n    goodsGrams\n    lowest\n    highest\n  }\n}"): (typeof documents)["query ShippingRanges($countryCode: CountryCode) {\n  shippingRanges(countryCode: $countryCode) {\n    goodsGrams\n    lowest\n    highest\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShippingTo($countryCode: CountryCode) {\n  shippingRanges(countryCode: $countryCode) {\n    goodsGrams\n    lowest\n    highest\n    quotes {\n      lineId\n      name\n      total\n      minDays\n      maxDays\n      actualGrams\n      chargeableGrams\n    }\n  }\n}\n\nquery ShippingCountries {\n  countries {\n    code\n    name\n    continent\n    served\n  }\n}\n\nquery HomeCountry {\n  addresses {\n    id\n    isDefault\n    countryCode\n  }\n}"): (typeof documents)["query ShippingTo($countryCode: CountryCode) {\n  shippingRanges(countryCode: $countryCode) {\n    goodsGrams\n    lowest\n    highest\n    quotes {\n      lineId\n      name\n      total\n      minDays\n      maxDays\n      actualGrams\n      chargeableGrams\n    }\n  }\n}\n\nquery ShippingCountries {\n  countries {\n    code\n    name\n    continent\n    served\n  }\n}\n\nquery HomeCountry {\n  addresses {\n    id\n    isDefault\n    countryCode\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FundBalance_fund on Fund {\n  id\n  balance\n  held\n  spendable\n  pendingPayments {\n    id\n    kind\n    method\n    amount\n  }\n}"): (typeof documents)["fragment FundBalance_fund on Fund {\n  id\n  balance\n  held\n  spendable\n  pendingPayments {\n    id\n    kind\n    method\n    amount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FundChart_day on FundDay {\n  day\n  balance\n}"): (typeof documents)["fragment FundChart_day on FundDay {\n  day\n  balance\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FundMonths_month on FundMonth {\n  month\n  incoming\n  outgoing\n}"): (typeof documents)["fragment FundMonths_month on FundMonth {\n  month\n  incoming\n  outgoing\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FundRecords_record on FundRecord {\n  id\n  number\n  at\n  amount\n  type\n  remark\n  balanceAfter\n  order {\n    id\n    number\n    items {\n      id\n      name\n      status\n    }\n  }\n  package {\n    id\n    address {\n      city\n    }\n  }\n  payment {\n    id\n    kind\n    method\n    amount\n    creditedAmount\n    order {\n      id\n      number\n    }\n    payable {\n      __typename\n      ... on PackingPlan {\n        id\n        number\n      }\n    }\n  }\n}"): (typeof documents)["fragment FundRecords_record on FundRecord {\n  id\n  number\n  at\n  amount\n  type\n  remark\n  balanceAfter\n  order {\n    id\n    number\n    items {\n      id\n      name\n      status\n    }\n  }\n  package {\n    id\n    address {\n      city\n    }\n  }\n  payment {\n    id\n    kind\n    method\n    amount\n    creditedAmount\n    order {\n      id\n      number\n    }\n    payable {\n      __typename\n      ... on PackingPlan {\n        id\n        number\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FundSpending_spending on FundSpending {\n  kind\n  amount\n}"): (typeof documents)["fragment FundSpending_spending on FundSpending {\n  kind\n  amount\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FundStatement($type: FundRecordType, $group: FundRecordGroup, $from: DateTime, $to: DateTime, $after: String) {\n  fundRecords(\n    filter: {type: $type, group: $group, from: $from, to: $to}\n    first: 50\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        ...FundRecords_record\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery FundStatementSum($from: DateTime, $to: DateTime) {\n  fundStatement(from: $from, to: $to) {\n    ...StatementSum_statement\n  }\n}"): (typeof documents)["query FundStatement($type: FundRecordType, $group: FundRecordGroup, $from: DateTime, $to: DateTime, $after: String) {\n  fundRecords(\n    filter: {type: $type, group: $group, from: $from, to: $to}\n    first: 50\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        ...FundRecords_record\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery FundStatementSum($from: DateTime, $to: DateTime) {\n  fundStatement(from: $from, to: $to) {\n    ...StatementSum_statement\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PendingRows_payment on Payment {\n  id\n  number\n  kind\n  method\n  amount\n  balanceDeduction\n  createdAt\n  order {\n    id\n    number\n  }\n}\n\nfragment PendingRows_withdrawal on Withdrawal {\n  id\n  number\n  method\n  status\n  amount\n  requestedAt\n}"): (typeof documents)["fragment PendingRows_payment on Payment {\n  id\n  number\n  kind\n  method\n  amount\n  balanceDeduction\n  createdAt\n  order {\n    id\n    number\n  }\n}\n\nfragment PendingRows_withdrawal on Withdrawal {\n  id\n  number\n  method\n  status\n  amount\n  requestedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment StatementSum_statement on FundStatement {\n  openingBalance\n  incoming\n  outgoing\n  closingBalance\n}"): (typeof documents)["fragment StatementSum_statement on FundStatement {\n  openingBalance\n  incoming\n  outgoing\n  closingBalance\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendLead($input: SendLeadInput!) {\n  sendLead(input: $input) {\n    isSent\n  }\n}"): (typeof documents)["mutation SendLead($input: SendLeadInput!) {\n  sendLead(input: $input) {\n    isSent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LinksToTry_site on SiteInfo {\n  id\n  linksToTry\n}\n\nquery LinksToTry {\n  site {\n    id\n    ...LinksToTry_site\n  }\n}"): (typeof documents)["fragment LinksToTry_site on SiteInfo {\n  id\n  linksToTry\n}\n\nquery LinksToTry {\n  site {\n    id\n    ...LinksToTry_site\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Listing($pasted: String!) {\n  listing(pasted: $pasted) {\n    id\n    url\n    shop\n    itemId\n    title\n    description\n    shopName\n    availability\n    failure\n    readAt\n    variantId\n    price {\n      amount\n      currency\n      inYuan\n      rate\n      rateSource\n      rateAsOf\n    }\n    domesticShipping {\n      inYuan\n    }\n    variants {\n      variantId\n      specification\n      availability\n      options {\n        name\n        value\n      }\n      price {\n        amount\n        currency\n        inYuan\n        rate\n        rateSource\n        rateAsOf\n      }\n      image {\n        url(width: 640)\n      }\n    }\n    images {\n      url(width: 1280)\n      thumbnail: url(width: 160)\n    }\n  }\n}"): (typeof documents)["query Listing($pasted: String!) {\n  listing(pasted: $pasted) {\n    id\n    url\n    shop\n    itemId\n    title\n    description\n    shopName\n    availability\n    failure\n    readAt\n    variantId\n    price {\n      amount\n      currency\n      inYuan\n      rate\n      rateSource\n      rateAsOf\n    }\n    domesticShipping {\n      inYuan\n    }\n    variants {\n      variantId\n      specification\n      availability\n      options {\n        name\n        value\n      }\n      price {\n        amount\n        currency\n        inYuan\n        rate\n        rateSource\n        rateAsOf\n      }\n      image {\n        url(width: 640)\n      }\n    }\n    images {\n      url(width: 1280)\n      thumbnail: url(width: 160)\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ViewedListing_listing on Listing {\n  id\n  url\n  title\n  price {\n    inYuan\n  }\n  images {\n    url(width: 160)\n  }\n}\n\nquery ViewedListings {\n  viewedListings {\n    id\n    ...ViewedListing_listing\n  }\n}\n\nquery ListingsViewedByGuest($ids: [ID!]!) {\n  listings(ids: $ids) {\n    id\n    ...ViewedListing_listing\n  }\n}"): (typeof documents)["fragment ViewedListing_listing on Listing {\n  id\n  url\n  title\n  price {\n    inYuan\n  }\n  images {\n    url(width: 160)\n  }\n}\n\nquery ViewedListings {\n  viewedListings {\n    id\n    ...ViewedListing_listing\n  }\n}\n\nquery ListingsViewedByGuest($ids: [ID!]!) {\n  listings(ids: $ids) {\n    id\n    ...ViewedListing_listing\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CountedThread_thread on NotificationThread {\n  unreadCount\n  latest {\n    targetKind\n  }\n}"): (typeof documents)["fragment CountedThread_thread on NotificationThread {\n  unreadCount\n  latest {\n    targetKind\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteNotifications($ids: [ID!]!) {\n  deleteNotifications(input: {notificationIds: $ids}) {\n    deletedIds\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}"): (typeof documents)["mutation DeleteNotifications($ids: [ID!]!) {\n  deleteNotifications(input: {notificationIds: $ids}) {\n    deletedIds\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkAllNotificationsRead {\n  markAllNotificationsRead {\n    markedCount\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}"): (typeof documents)["mutation MarkAllNotificationsRead {\n  markAllNotificationsRead {\n    markedCount\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkNotificationsRead($ids: [ID!]!) {\n  markNotificationsRead(input: {notificationIds: $ids}) {\n    notifications {\n      id\n      readAt\n    }\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}"): (typeof documents)["mutation MarkNotificationsRead($ids: [ID!]!) {\n  markNotificationsRead(input: {notificationIds: $ids}) {\n    notifications {\n      id\n      readAt\n    }\n    viewer {\n      id\n      unreadThreadCount\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MessageFilter_counts on NotificationThreadCount {\n  targetKind\n  count\n  unreadCount\n}"): (typeof documents)["fragment MessageFilter_counts on NotificationThreadCount {\n  targetKind\n  count\n  unreadCount\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment NotificationItem_notification on Notification {\n  id\n  title\n  body\n  createdAt\n  readAt\n  targetKind\n  targetId\n}"): (typeof documents)["fragment NotificationItem_notification on Notification {\n  id\n  title\n  body\n  createdAt\n  readAt\n  targetKind\n  targetId\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ThreadRow_thread on NotificationThread {\n  id\n  unreadCount\n  latest {\n    id\n    ...NotificationItem_notification\n    ...ThreadTitle_notification\n  }\n  image {\n    url(width: 160)\n  }\n}"): (typeof documents)["fragment ThreadRow_thread on NotificationThread {\n  id\n  unreadCount\n  latest {\n    id\n    ...NotificationItem_notification\n    ...ThreadTitle_notification\n  }\n  image {\n    url(width: 160)\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ThreadTitle_notification on Notification {\n  id\n  title\n  target {\n    ... on Order {\n      id\n      number\n      items {\n        id\n        name\n        status\n      }\n    }\n    ... on Package {\n      id\n      number\n      items {\n        id\n        name\n      }\n    }\n  }\n}"): (typeof documents)["fragment ThreadTitle_notification on Notification {\n  id\n  title\n  target {\n    ... on Order {\n      id\n      number\n      items {\n        id\n        name\n        status\n      }\n    }\n    ... on Package {\n      id\n      number\n      items {\n        id\n        name\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment UnreadBadge_viewer on Viewer {\n  id\n  unreadThreadCount\n}"): (typeof documents)["fragment UnreadBadge_viewer on Viewer {\n  id\n  unreadThreadCount\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelOrder($id: ID!) {\n  cancelOrder(input: {orderId: $id}) {\n    order {\n      id\n      ...MovedOrder_order\n    }\n    viewer {\n      id\n    }\n  }\n}"): (typeof documents)["mutation CancelOrder($id: ID!) {\n  cancelOrder(input: {orderId: $id}) {\n    order {\n      id\n      ...MovedOrder_order\n    }\n    viewer {\n      id\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MovedOrder_order on Order {\n  id\n  status\n  paymentDueAt\n  refundDeadline\n  refundReason\n  refundAnswer\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  steps {\n    status\n    reachedAt\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  items {\n    id\n    status\n    storedItem {\n      id\n      status\n      availableActions\n    }\n  }\n}"): (typeof documents)["fragment MovedOrder_order on Order {\n  id\n  status\n  paymentDueAt\n  refundDeadline\n  refundReason\n  refundAnswer\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  steps {\n    status\n    reachedAt\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  items {\n    id\n    status\n    storedItem {\n      id\n      status\n      availableActions\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderActions_order on Order {\n  id\n  status\n  amount\n  handlingFee\n  refundedAmount\n  refundableAmount\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  items {\n    id\n    status\n    storedItem {\n      id\n      packingPlanId\n    }\n  }\n}"): (typeof documents)["fragment OrderActions_order on Order {\n  id\n  status\n  amount\n  handlingFee\n  refundedAmount\n  refundableAmount\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  items {\n    id\n    status\n    storedItem {\n      id\n      packingPlanId\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderCard_order on Order {\n  id\n  number\n  amount\n  refundedAmount\n  availableActions\n  items {\n    id\n    specification\n  }\n  openQuestions {\n    id\n    status\n    itemName\n    oldUnitPrice\n    newUnitPrice\n    difference\n    askedAt\n    substitute {\n      name\n    }\n  }\n  ...OrderSummary_order\n  ...OrderActions_order\n  ...OrderParcels_order\n}"): (typeof documents)["fragment OrderCard_order on Order {\n  id\n  number\n  amount\n  refundedAmount\n  availableActions\n  items {\n    id\n    specification\n  }\n  openQuestions {\n    id\n    status\n    itemName\n    oldUnitPrice\n    newUnitPrice\n    difference\n    askedAt\n    substitute {\n      name\n    }\n  }\n  ...OrderSummary_order\n  ...OrderActions_order\n  ...OrderParcels_order\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderItemRow_item on OrderItem {\n  id\n  url\n  shop\n  shopName\n  name\n  description\n  specification\n  unitPrice\n  priceRead\n  priceChangeReason\n  originalAmount\n  originalCurrency\n  quantity\n  domesticShipping\n  remark\n  image {\n    url(width: 320)\n  }\n  subtotal\n  status\n  storedItem {\n    id\n    status\n    weightGrams\n    dimensions {\n      lengthMm\n      widthMm\n      heightMm\n    }\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n    inboundAt\n    freeDaysLeft\n    freeUntil\n  }\n}"): (typeof documents)["fragment OrderItemRow_item on OrderItem {\n  id\n  url\n  shop\n  shopName\n  name\n  description\n  specification\n  unitPrice\n  priceRead\n  priceChangeReason\n  originalAmount\n  originalCurrency\n  quantity\n  domesticShipping\n  remark\n  image {\n    url(width: 320)\n  }\n  subtotal\n  status\n  storedItem {\n    id\n    status\n    weightGrams\n    dimensions {\n      lengthMm\n      widthMm\n      heightMm\n    }\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n    inboundAt\n    freeDaysLeft\n    freeUntil\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderList_order on Order {\n  id\n  number\n  amount\n  availableActions\n  nextStep {\n    actor\n    by\n  }\n  ...OrderCard_order\n}"): (typeof documents)["fragment OrderList_order on Order {\n  id\n  number\n  amount\n  availableActions\n  nextStep {\n    actor\n    by\n  }\n  ...OrderCard_order\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderOverview_order on Order {\n  id\n  number\n  amount\n  status\n  refundDeadline\n  refundReason\n  refundAnswer\n  refundableAmount\n  handlingFee\n  steps {\n    status\n    reachedAt\n  }\n  availableActions\n  questions {\n    id\n    status\n    askedAt\n  }\n  ...OrderSummary_order\n  ...OrderActions_order\n  ...OrderParcels_order\n  ...OrderQuestions_order\n}"): (typeof documents)["fragment OrderOverview_order on Order {\n  id\n  number\n  amount\n  status\n  refundDeadline\n  refundReason\n  refundAnswer\n  refundableAmount\n  handlingFee\n  steps {\n    status\n    reachedAt\n  }\n  availableActions\n  questions {\n    id\n    status\n    askedAt\n  }\n  ...OrderSummary_order\n  ...OrderActions_order\n  ...OrderParcels_order\n  ...OrderQuestions_order\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderParcels_order on Order {\n  id\n  items {\n    id\n    storedItem {\n      id\n      package {\n        id\n        number\n        status\n        shippedAt\n        expectedArrival {\n          from\n          until\n        }\n        address {\n          city\n          countryName\n        }\n      }\n    }\n  }\n}"): (typeof documents)["fragment OrderParcels_order on Order {\n  id\n  items {\n    id\n    storedItem {\n      id\n      package {\n        id\n        number\n        status\n        shippedAt\n        expectedArrival {\n          from\n          until\n        }\n        address {\n          city\n          countryName\n        }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderPreferences_order on Order {\n  id\n  contact {\n    name\n    phone\n    email\n  }\n  remark\n  finePhotos {\n    count\n    note\n    location\n  }\n}"): (typeof documents)["fragment OrderPreferences_order on Order {\n  id\n  contact {\n    name\n    phone\n    email\n  }\n  remark\n  finePhotos {\n    count\n    note\n    location\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderReceipt_order on Order {\n  id\n  status\n  goodsAmount\n  domesticShippingAmount\n  finePhotoAmount\n  amount\n  balanceDeduction\n  paymentMethodDiscount\n  handlingFee\n  actualPayment\n  refundedAmount\n  paidAt\n  finePhotos {\n    count\n  }\n  items {\n    id\n    unitPrice\n    quantity\n  }\n}\n\nfragment OrderReceiptAsked_order on Order {\n  id\n  availableActions\n  questions {\n    id\n    status\n    itemName\n    difference\n    endedAt\n  }\n}"): (typeof documents)["fragment OrderReceipt_order on Order {\n  id\n  status\n  goodsAmount\n  domesticShippingAmount\n  finePhotoAmount\n  amount\n  balanceDeduction\n  paymentMethodDiscount\n  handlingFee\n  actualPayment\n  refundedAmount\n  paidAt\n  finePhotos {\n    count\n  }\n  items {\n    id\n    unitPrice\n    quantity\n  }\n}\n\nfragment OrderReceiptAsked_order on Order {\n  id\n  availableActions\n  questions {\n    id\n    status\n    itemName\n    difference\n    endedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderSummary_order on Order {\n  id\n  status\n  submittedAt\n  paidAt\n  handlingFee\n  refundedAmount\n  nextStep {\n    actor\n    action\n    by\n  }\n  items {\n    id\n    name\n    quantity\n    status\n    shop\n    shopName\n    image {\n      url(width: 320)\n    }\n    storedItem {\n      id\n      inboundAt\n      package {\n        id\n        number\n        status\n        shippedAt\n        completedAt\n        logisticsFee\n        expectedArrival {\n          from\n          until\n        }\n        address {\n          city\n          countryName\n        }\n      }\n    }\n  }\n}"): (typeof documents)["fragment OrderSummary_order on Order {\n  id\n  status\n  submittedAt\n  paidAt\n  handlingFee\n  refundedAmount\n  nextStep {\n    actor\n    action\n    by\n  }\n  items {\n    id\n    name\n    quantity\n    status\n    shop\n    shopName\n    image {\n      url(width: 320)\n    }\n    storedItem {\n      id\n      inboundAt\n      package {\n        id\n        number\n        status\n        shippedAt\n        completedAt\n        logisticsFee\n        expectedArrival {\n          from\n          until\n        }\n        address {\n          city\n          countryName\n        }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WaitingOrders {\n  orders(filter: {nextActor: SHOPPER}, pageSize: 1) {\n    total\n  }\n}"): (typeof documents)["query WaitingOrders {\n  orders(filter: {nextActor: SHOPPER}, pageSize: 1) {\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptQuestion($id: ID!) {\n  acceptQuestion(input: {questionId: $id}) {\n    __typename\n    ... on AcceptQuestionPayload {\n      question {\n        id\n        status\n      }\n      order {\n        ...AnsweredOrder_order\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation AcceptQuestion($id: ID!) {\n  acceptQuestion(input: {questionId: $id}) {\n    __typename\n    ... on AcceptQuestionPayload {\n      question {\n        id\n        status\n      }\n      order {\n        ...AnsweredOrder_order\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AnsweredOrder_order on Order {\n  id\n  ...MovedOrder_order\n  ...OrderReceipt_order\n  items {\n    id\n    ...OrderItemRow_item\n  }\n}"): (typeof documents)["fragment AnsweredOrder_order on Order {\n  id\n  ...MovedOrder_order\n  ...OrderReceipt_order\n  items {\n    id\n    ...OrderItemRow_item\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeclineQuestion($id: ID!) {\n  declineQuestion(input: {questionId: $id}) {\n    __typename\n    ... on DeclineQuestionPayload {\n      question {\n        id\n        status\n      }\n      order {\n        ...AnsweredOrder_order\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation DeclineQuestion($id: ID!) {\n  declineQuestion(input: {questionId: $id}) {\n    __typename\n    ... on DeclineQuestionPayload {\n      question {\n        id\n        status\n      }\n      order {\n        ...AnsweredOrder_order\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderQuestionCard_question on OrderQuestion {\n  id\n  itemName\n  oldUnitPrice\n  newUnitPrice\n  difference\n  refund\n  note\n  dueAt\n  item {\n    id\n    quantity\n  }\n  substitute {\n    name\n    url\n    specification\n  }\n}"): (typeof documents)["fragment OrderQuestionCard_question on OrderQuestion {\n  id\n  itemName\n  oldUnitPrice\n  newUnitPrice\n  difference\n  refund\n  note\n  dueAt\n  item {\n    id\n    quantity\n  }\n  substitute {\n    name\n    url\n    specification\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderQuestions_order on Order {\n  id\n  status\n  availableActions\n  items {\n    id\n    status\n  }\n  questions {\n    id\n    status\n    ...OrderQuestionCard_question\n  }\n}"): (typeof documents)["fragment OrderQuestions_order on Order {\n  id\n  status\n  availableActions\n  items {\n    id\n    status\n  }\n  questions {\n    id\n    status\n    ...OrderQuestionCard_question\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query QuestionBalance {\n  viewer {\n    id\n    fund {\n      id\n      spendable\n    }\n  }\n}"): (typeof documents)["query QuestionBalance {\n  viewer {\n    id\n    fund {\n      id\n      spendable\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelRefundRequest($orderId: ID!) {\n  cancelRefundRequest(input: {orderId: $orderId}) {\n    order {\n      id\n      ...MovedOrder_order\n    }\n    viewer {\n      id\n    }\n  }\n}"): (typeof documents)["mutation CancelRefundRequest($orderId: ID!) {\n  cancelRefundRequest(input: {orderId: $orderId}) {\n    order {\n      id\n      ...MovedOrder_order\n    }\n    viewer {\n      id\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestRefund($input: RequestRefundInput!) {\n  requestRefund(input: $input) {\n    __typename\n    ... on RequestRefundPayload {\n      order {\n        id\n        ...MovedOrder_order\n      }\n      viewer {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation RequestRefund($input: RequestRefundInput!) {\n  requestRefund(input: $input) {\n    __typename\n    ... on RequestRefundPayload {\n      order {\n        id\n        ...MovedOrder_order\n      }\n      viewer {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderSubmitted_order on Order {\n  id\n  number\n  amount\n  status\n  submittedAt\n  paymentDueAt\n  items {\n    id\n    name\n    quantity\n    image {\n      url(width: 160)\n    }\n  }\n}"): (typeof documents)["fragment OrderSubmitted_order on Order {\n  id\n  number\n  amount\n  status\n  submittedAt\n  paymentDueAt\n  items {\n    id\n    name\n    quantity\n    image {\n      url(width: 160)\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubmitOrder($input: SubmitOrderInput!) {\n  submitOrder(input: $input) {\n    __typename\n    ... on SubmitOrderPayload {\n      order {\n        id\n        ...OrderSubmitted_order\n      }\n      viewer {\n        id\n        cartCount\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation SubmitOrder($input: SubmitOrderInput!) {\n  submitOrder(input: $input) {\n    __typename\n    ... on SubmitOrderPayload {\n      order {\n        id\n        ...OrderSubmitted_order\n      }\n      viewer {\n        id\n        cartCount\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelPackage($id: ID!) {\n  cancelPackage(input: {packageId: $id}) {\n    package {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n      fund {\n        id\n        balance\n      }\n    }\n  }\n}"): (typeof documents)["mutation CancelPackage($id: ID!) {\n  cancelPackage(input: {packageId: $id}) {\n    package {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n      fund {\n        id\n        balance\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmReceipt($packageId: ID!) {\n  confirmReceipt(input: {packageId: $packageId}) {\n    package {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n    }\n  }\n}"): (typeof documents)["mutation ConfirmReceipt($packageId: ID!) {\n  confirmReceipt(input: {packageId: $packageId}) {\n    package {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmReceipts($packageIds: [ID!]!) {\n  confirmReceipts(input: {packageIds: $packageIds}) {\n    packages {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n    }\n  }\n}"): (typeof documents)["mutation ConfirmReceipts($packageIds: [ID!]!) {\n  confirmReceipts(input: {packageIds: $packageIds}) {\n    packages {\n      id\n      ...MovedPackage_package\n    }\n    viewer {\n      id\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MovedPackage_package on Package {\n  id\n  status\n  completedAt\n  autoConfirmAt\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  expectedArrival {\n    from\n    until\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  items {\n    id\n    status\n    availableActions\n  }\n}"): (typeof documents)["fragment MovedPackage_package on Package {\n  id\n  status\n  completedAt\n  autoConfirmAt\n  availableActions\n  nextStep {\n    actor\n    action\n    by\n  }\n  expectedArrival {\n    from\n    until\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  items {\n    id\n    status\n    availableActions\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackageActions_package on Package {\n  id\n  number\n  logisticsFee\n  paymentMethodDiscount\n  availableActions\n  nextStep {\n    actor\n  }\n}"): (typeof documents)["fragment PackageActions_package on Package {\n  id\n  number\n  logisticsFee\n  paymentMethodDiscount\n  availableActions\n  nextStep {\n    actor\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackageCard_package on Package {\n  id\n  number\n  logisticsFee\n  chargeableGrams\n  address {\n    fullName\n  }\n  items {\n    id\n    name\n    quantity\n    image {\n      url(width: 320)\n    }\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n  }\n  ...PackageSummary_package\n  ...PackageActions_package\n}"): (typeof documents)["fragment PackageCard_package on Package {\n  id\n  number\n  logisticsFee\n  chargeableGrams\n  address {\n    fullName\n  }\n  items {\n    id\n    name\n    quantity\n    image {\n      url(width: 320)\n    }\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n  }\n  ...PackageSummary_package\n  ...PackageActions_package\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackageDetail_package on Package {\n  id\n  number\n  chargeableGrams\n  address {\n    fullName\n    email\n    phone\n    countryCode\n    countryName\n    city\n    detail\n    cityLine\n  }\n  options {\n    code\n    label\n  }\n  remark\n  items {\n    id\n    name\n    specification\n    quantity\n    orderId\n    orderNumber\n    image {\n      url\n      thumbnail: url(width: 320)\n    }\n    weightGrams\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  ...PackageReceipt_package\n}"): (typeof documents)["fragment PackageDetail_package on Package {\n  id\n  number\n  chargeableGrams\n  address {\n    fullName\n    email\n    phone\n    countryCode\n    countryName\n    city\n    detail\n    cityLine\n  }\n  options {\n    code\n    label\n  }\n  remark\n  items {\n    id\n    name\n    specification\n    quantity\n    orderId\n    orderNumber\n    image {\n      url\n      thumbnail: url(width: 320)\n    }\n    weightGrams\n    photos {\n      url\n      thumbnail: url(width: 320)\n    }\n  }\n  timeline {\n    id\n    label\n    note\n    at\n  }\n  ...PackageReceipt_package\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackageList_package on Package {\n  id\n  number\n  availableActions\n  nextStep {\n    actor\n  }\n  ...PackageCard_package\n}"): (typeof documents)["fragment PackageList_package on Package {\n  id\n  number\n  availableActions\n  nextStep {\n    actor\n  }\n  ...PackageCard_package\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackageOverview_package on Package {\n  id\n  number\n  address {\n    detail\n    city\n  }\n  ...PackageSummary_package\n  ...PackageActions_package\n  ...PackageReviewCard_package\n}"): (typeof documents)["fragment PackageOverview_package on Package {\n  id\n  number\n  address {\n    detail\n    city\n  }\n  ...PackageSummary_package\n  ...PackageActions_package\n  ...PackageReviewCard_package\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackageReceipt_package on Package {\n  id\n  status\n  createdAt\n  logisticsFee\n  balanceDeduction\n  paymentMethodDiscount\n  handlingFee\n  actualPayment\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n}"): (typeof documents)["fragment PackageReceipt_package on Package {\n  id\n  status\n  createdAt\n  logisticsFee\n  balanceDeduction\n  paymentMethodDiscount\n  handlingFee\n  actualPayment\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackageReview_review on Review {\n  id\n  stars\n  content\n  isAnonymous\n  authorName\n  createdAt\n  reply\n  imageWaits\n  imageRefusal\n  image {\n    url(width: 640)\n  }\n}"): (typeof documents)["fragment PackageReview_review on Review {\n  id\n  stars\n  content\n  isAnonymous\n  authorName\n  createdAt\n  reply\n  imageWaits\n  imageRefusal\n  image {\n    url(width: 640)\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackageReviewCard_package on Package {\n  id\n  availableActions\n  review {\n    id\n    ...PackageReview_review\n  }\n}"): (typeof documents)["fragment PackageReviewCard_package on Package {\n  id\n  availableActions\n  review {\n    id\n    ...PackageReview_review\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackageSummary_package on Package {\n  id\n  number\n  status\n  deliveryMethod\n  carrier\n  trackingNumber\n  createdAt\n  shippedAt\n  completedAt\n  autoConfirmAt\n  nextStep {\n    actor\n    action\n    by\n  }\n  expectedArrival {\n    from\n    until\n  }\n  address {\n    city\n    countryName\n  }\n}"): (typeof documents)["fragment PackageSummary_package on Package {\n  id\n  number\n  status\n  deliveryMethod\n  carrier\n  trackingNumber\n  createdAt\n  shippedAt\n  completedAt\n  autoConfirmAt\n  nextStep {\n    actor\n    action\n    by\n  }\n  expectedArrival {\n    from\n    until\n  }\n  address {\n    city\n    countryName\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackageTitle_package on Package {\n  id\n  ...PackageSummary_package\n}"): (typeof documents)["fragment PackageTitle_package on Package {\n  id\n  ...PackageSummary_package\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReviewPackage($input: ReviewPackageInput!) {\n  reviewPackage(input: $input) {\n    package {\n      id\n      availableActions\n      timeline {\n        id\n        label\n        note\n        at\n      }\n      review {\n        id\n        ...PackageReview_review\n      }\n    }\n    viewer {\n      id\n    }\n  }\n}"): (typeof documents)["mutation ReviewPackage($input: ReviewPackageInput!) {\n  reviewPackage(input: $input) {\n    package {\n      id\n      availableActions\n      timeline {\n        id\n        label\n        note\n        at\n      }\n      review {\n        id\n        ...PackageReview_review\n      }\n    }\n    viewer {\n      id\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AwaitedPayment($target: PaymentTargetInput!) {\n  paymentQuote(target: $target, usesBalance: true) {\n    kind\n    targetId\n    targetNumber\n    amount\n  }\n}"): (typeof documents)["query AwaitedPayment($target: PaymentTargetInput!) {\n  paymentQuote(target: $target, usesBalance: true) {\n    kind\n    targetId\n    targetNumber\n    amount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BalancePart_fund on Fund {\n  id\n  held\n  pendingPayments {\n    id\n    targetId\n    balanceDeduction\n  }\n}"): (typeof documents)["fragment BalancePart_fund on Fund {\n  id\n  held\n  pendingPayments {\n    id\n    targetId\n    balanceDeduction\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelPayment($id: ID!) {\n  cancelPayment(input: {paymentId: $id}) {\n    __typename\n    ... on CancelPaymentPayload {\n      payments {\n        id\n        ...PaymentResult_payment\n      }\n      viewer {\n        id\n        fund {\n          id\n          balance\n          held\n          spendable\n          pendingPayments {\n            id\n          }\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation CancelPayment($id: ID!) {\n  cancelPayment(input: {paymentId: $id}) {\n    __typename\n    ... on CancelPaymentPayload {\n      payments {\n        id\n        ...PaymentResult_payment\n      }\n      viewer {\n        id\n        fund {\n          id\n          balance\n          held\n          spendable\n          pendingPayments {\n            id\n          }\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment JointPaymentResult_jointPayment on JointPayment {\n  id\n  number\n  amount\n  createdAt\n  payments {\n    id\n    kind\n    amount\n    balanceDeduction\n    discount\n    handlingFee\n    actualPayment\n    creditedAmount\n    status\n    failure\n    checkoutUrl\n    order {\n      id\n      number\n      status\n      paidAt\n      paymentDueAt\n      availableActions\n    }\n  }\n}"): (typeof documents)["fragment JointPaymentResult_jointPayment on JointPayment {\n  id\n  number\n  amount\n  createdAt\n  payments {\n    id\n    kind\n    amount\n    balanceDeduction\n    discount\n    handlingFee\n    actualPayment\n    creditedAmount\n    status\n    failure\n    checkoutUrl\n    order {\n      id\n      number\n      status\n      paidAt\n      paymentDueAt\n      availableActions\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JointPaymentScreen($orderIds: [ID!]!) {\n  jointPaymentQuote(orderIds: $orderIds, usesBalance: true) {\n    orders {\n      id\n      number\n      amount\n      dueAt\n      order {\n        ...PaidOrder_order\n      }\n    }\n    amount\n    balance\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  withoutBalance: jointPaymentQuote(orderIds: $orderIds, usesBalance: false) {\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  rechargeOptions {\n    ...TopUpWays_options\n  }\n  viewer {\n    id\n    fund {\n      ...BalancePart_fund\n    }\n  }\n}"): (typeof documents)["query JointPaymentScreen($orderIds: [ID!]!) {\n  jointPaymentQuote(orderIds: $orderIds, usesBalance: true) {\n    orders {\n      id\n      number\n      amount\n      dueAt\n      order {\n        ...PaidOrder_order\n      }\n    }\n    amount\n    balance\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  withoutBalance: jointPaymentQuote(orderIds: $orderIds, usesBalance: false) {\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  rechargeOptions {\n    ...TopUpWays_options\n  }\n  viewer {\n    id\n    fund {\n      ...BalancePart_fund\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MethodPrice($amount: Money!) {\n  rechargeOptions(amount: $amount) {\n    methods {\n      code\n      feeBasisPoints\n      handlingFee\n      discount\n      actualPayment\n    }\n  }\n}"): (typeof documents)["query MethodPrice($amount: Money!) {\n  rechargeOptions(amount: $amount) {\n    methods {\n      code\n      feeBasisPoints\n      handlingFee\n      discount\n      actualPayment\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PaidOrder_order on Order {\n  id\n  number\n  goodsAmount\n  domesticShippingAmount\n  finePhotoAmount\n  finePhotos {\n    count\n  }\n  items {\n    id\n    name\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n    shop\n    shopName\n  }\n}\n\nfragment PaidQuestion_question on OrderQuestion {\n  id\n  itemName\n  oldUnitPrice\n  newUnitPrice\n  substitute {\n    name\n    specification\n  }\n  item {\n    id\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n    shop\n  }\n  order {\n    id\n    number\n  }\n}\n\nfragment PaidPlan_plan on PackingPlan {\n  id\n  number\n  deliveryMethod\n  chargeableGrams\n  address {\n    countryName\n  }\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n  items {\n    id\n    name\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n  }\n}"): (typeof documents)["fragment PaidOrder_order on Order {\n  id\n  number\n  goodsAmount\n  domesticShippingAmount\n  finePhotoAmount\n  finePhotos {\n    count\n  }\n  items {\n    id\n    name\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n    shop\n    shopName\n  }\n}\n\nfragment PaidQuestion_question on OrderQuestion {\n  id\n  itemName\n  oldUnitPrice\n  newUnitPrice\n  substitute {\n    name\n    specification\n  }\n  item {\n    id\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n    shop\n  }\n  order {\n    id\n    number\n  }\n}\n\nfragment PaidPlan_plan on PackingPlan {\n  id\n  number\n  deliveryMethod\n  chargeableGrams\n  address {\n    countryName\n  }\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n  items {\n    id\n    name\n    image {\n      url(width: 160)\n    }\n    specification\n    quantity\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Pay($input: PayInput!) {\n  pay(input: $input) {\n    __typename\n    ... on PayPayload {\n      payment {\n        id\n        kind\n        checkoutUrl\n        order {\n          id\n          status\n        }\n        ...PaymentResult_payment\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation Pay($input: PayInput!) {\n  pay(input: $input) {\n    __typename\n    ... on PayPayload {\n      payment {\n        id\n        kind\n        checkoutUrl\n        order {\n          id\n          status\n        }\n        ...PaymentResult_payment\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PayOrders($input: PayOrdersInput!) {\n  payOrders(input: $input) {\n    __typename\n    ... on PayOrdersPayload {\n      jointPayment {\n        id\n        payments {\n          id\n          kind\n          checkoutUrl\n          order {\n            id\n            status\n          }\n        }\n        ...JointPaymentResult_jointPayment\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation PayOrders($input: PayOrdersInput!) {\n  payOrders(input: $input) {\n    __typename\n    ... on PayOrdersPayload {\n      jointPayment {\n        id\n        payments {\n          id\n          kind\n          checkoutUrl\n          order {\n            id\n            status\n          }\n        }\n        ...JointPaymentResult_jointPayment\n      }\n      viewer {\n        id\n        unreadThreadCount\n        fund {\n          id\n          balance\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PaymentChoice_method on PaymentMethod {\n  code\n  name\n  isAvailable\n  feeBasisPoints\n  balanceDeduction\n  discount\n  handlingFee\n  actualPayment\n}"): (typeof documents)["fragment PaymentChoice_method on PaymentMethod {\n  code\n  name\n  isAvailable\n  feeBasisPoints\n  balanceDeduction\n  discount\n  handlingFee\n  actualPayment\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PaymentResult_payment on Payment {\n  id\n  number\n  kind\n  targetId\n  method\n  status\n  failure\n  checkoutUrl\n  amount\n  balanceDeduction\n  discount\n  handlingFee\n  actualPayment\n  creditedAmount\n  answer\n  createdAt\n  capturedAt\n  order {\n    id\n    number\n    status\n    paidAt\n    paymentDueAt\n    availableActions\n    items {\n      id\n      name\n    }\n  }\n  package {\n    id\n    number\n    status\n  }\n}"): (typeof documents)["fragment PaymentResult_payment on Payment {\n  id\n  number\n  kind\n  targetId\n  method\n  status\n  failure\n  checkoutUrl\n  amount\n  balanceDeduction\n  discount\n  handlingFee\n  actualPayment\n  creditedAmount\n  answer\n  createdAt\n  capturedAt\n  order {\n    id\n    number\n    status\n    paidAt\n    paymentDueAt\n    availableActions\n    items {\n      id\n      name\n    }\n  }\n  package {\n    id\n    number\n    status\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentScreen($target: PaymentTargetInput!) {\n  paymentQuote(target: $target, usesBalance: true) {\n    kind\n    targetId\n    targetNumber\n    amount\n    balance\n    dueAt\n    payable {\n      __typename\n      ... on Order {\n        ...PaidOrder_order\n      }\n      ... on PackingPlan {\n        ...PaidPlan_plan\n      }\n      ... on OrderQuestion {\n        ...PaidQuestion_question\n      }\n    }\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  withoutBalance: paymentQuote(target: $target, usesBalance: false) {\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  rechargeOptions {\n    ...TopUpWays_options\n  }\n  viewer {\n    id\n    fund {\n      ...BalancePart_fund\n    }\n  }\n}"): (typeof documents)["query PaymentScreen($target: PaymentTargetInput!) {\n  paymentQuote(target: $target, usesBalance: true) {\n    kind\n    targetId\n    targetNumber\n    amount\n    balance\n    dueAt\n    payable {\n      __typename\n      ... on Order {\n        ...PaidOrder_order\n      }\n      ... on PackingPlan {\n        ...PaidPlan_plan\n      }\n      ... on OrderQuestion {\n        ...PaidQuestion_question\n      }\n    }\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  withoutBalance: paymentQuote(target: $target, usesBalance: false) {\n    methods {\n      ...PaymentChoice_method\n    }\n  }\n  rechargeOptions {\n    ...TopUpWays_options\n  }\n  viewer {\n    id\n    fund {\n      ...BalancePart_fund\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ReceiptMailed_viewer on Viewer {\n  id\n  email\n  emailPreferences {\n    kind\n    isOn\n  }\n}"): (typeof documents)["fragment ReceiptMailed_viewer on Viewer {\n  id\n  email\n  emailPreferences {\n    kind\n    isOn\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Recharge($input: RechargeInput!) {\n  recharge(input: $input) {\n    __typename\n    ... on RechargePayload {\n      payment {\n        id\n        checkoutUrl\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation Recharge($input: RechargeInput!) {\n  recharge(input: $input) {\n    __typename\n    ... on RechargePayload {\n      payment {\n        id\n        checkoutUrl\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RechargeForm_options on RechargeOptions {\n  presets\n  least\n  most\n  methods {\n    code\n    name\n    feeBasisPoints\n  }\n}"): (typeof documents)["fragment RechargeForm_options on RechargeOptions {\n  presets\n  least\n  most\n  methods {\n    code\n    name\n    feeBasisPoints\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RemittanceForm_options on RechargeOptions {\n  least\n  most\n  reference\n  ...RemittancePayee_options\n}\n\nfragment RemittanceForm_country on Country {\n  code\n  name\n  continent\n}"): (typeof documents)["fragment RemittanceForm_options on RechargeOptions {\n  least\n  most\n  reference\n  ...RemittancePayee_options\n}\n\nfragment RemittanceForm_country on Country {\n  code\n  name\n  continent\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RemittancePayee_options on RechargeOptions {\n  payee {\n    firstName\n    lastName\n    city\n    country\n  }\n  reference\n}"): (typeof documents)["fragment RemittancePayee_options on RechargeOptions {\n  payee {\n    firstName\n    lastName\n    city\n    country\n  }\n  reference\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettledTarget($id: ID!) {\n  node(id: $id) {\n    __typename\n    id\n    ... on Order {\n      status\n    }\n    ... on OrderQuestion {\n      order {\n        id\n      }\n    }\n  }\n}"): (typeof documents)["query SettledTarget($id: ID!) {\n  node(id: $id) {\n    __typename\n    id\n    ... on Order {\n      status\n    }\n    ... on OrderQuestion {\n      order {\n        id\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubmitRemittance($input: SubmitRemittanceInput!) {\n  submitRemittance(input: $input) {\n    __typename\n    ... on SubmitRemittancePayload {\n      payment {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation SubmitRemittance($input: SubmitRemittanceInput!) {\n  submitRemittance(input: $input) {\n    __typename\n    ... on SubmitRemittancePayload {\n      payment {\n        id\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TopUpWays_options on RechargeOptions {\n  least\n  most\n  methods {\n    code\n    feeBasisPoints\n  }\n}"): (typeof documents)["fragment TopUpWays_options on RechargeOptions {\n  least\n  most\n  methods {\n    code\n    feeBasisPoints\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelWithdrawal($id: ID!) {\n  cancelWithdrawal(input: {withdrawalId: $id}) {\n    __typename\n    ... on CancelWithdrawalPayload {\n      withdrawal {\n        id\n        ...WithdrawalRow_withdrawal\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation CancelWithdrawal($id: ID!) {\n  cancelWithdrawal(input: {withdrawalId: $id}) {\n    __typename\n    ... on CancelWithdrawalPayload {\n      withdrawal {\n        id\n        ...WithdrawalRow_withdrawal\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestWithdrawal($input: RequestWithdrawalInput!) {\n  requestWithdrawal(input: $input) {\n    __typename\n    ... on RequestWithdrawalPayload {\n      withdrawal {\n        id\n        ...WithdrawalRow_withdrawal\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation RequestWithdrawal($input: RequestWithdrawalInput!) {\n  requestWithdrawal(input: $input) {\n    __typename\n    ... on RequestWithdrawalPayload {\n      withdrawal {\n        id\n        ...WithdrawalRow_withdrawal\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WithdrawalForm_options on WithdrawalOptions {\n  balance\n  least\n  total\n  methods {\n    code\n    limit\n    destinations {\n      paymentNumber\n      paidAt\n      amount\n      senderName\n    }\n  }\n}"): (typeof documents)["fragment WithdrawalForm_options on WithdrawalOptions {\n  balance\n  least\n  total\n  methods {\n    code\n    limit\n    destinations {\n      paymentNumber\n      paidAt\n      amount\n      senderName\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WithdrawalRow_withdrawal on Withdrawal {\n  id\n  number\n  method\n  status\n  amount\n  answer\n  requestedAt\n}"): (typeof documents)["fragment WithdrawalRow_withdrawal on Withdrawal {\n  id\n  number\n  method\n  status\n  amount\n  answer\n  requestedAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecentReviews($limit: Int!) {\n  recentReviews(limit: $limit) {\n    id\n    ...ReviewNote_review\n  }\n  reviewSummaries {\n    deliveryLineId\n    deliveryLineName\n    count\n    averageStars\n    averageDays\n  }\n}"): (typeof documents)["query RecentReviews($limit: Int!) {\n  recentReviews(limit: $limit) {\n    id\n    ...ReviewNote_review\n  }\n  reviewSummaries {\n    deliveryLineId\n    deliveryLineName\n    count\n    averageStars\n    averageDays\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ReviewNote_review on PublicReview {\n  id\n  stars\n  content\n  authorName\n  authorAvatar {\n    url(width: 160)\n  }\n  image {\n    url(width: 640)\n    altText\n  }\n  deliveryLineName\n  daysTaken\n  estimatedCost\n  actualCost\n  reply\n  createdAt\n}"): (typeof documents)["fragment ReviewNote_review on PublicReview {\n  id\n  stars\n  content\n  authorName\n  authorAvatar {\n    url(width: 160)\n  }\n  image {\n    url(width: 640)\n    altText\n  }\n  deliveryLineName\n  daysTaken\n  estimatedCost\n  actualCost\n  reply\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ArticleGroups_group on ArticleGroup {\n  id\n  name\n  articles {\n    id\n    name\n    isFaq\n  }\n}"): (typeof documents)["fragment ArticleGroups_group on ArticleGroup {\n  id\n  name\n  articles {\n    id\n    name\n    isFaq\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ContactColumn_site on SiteInfo {\n  id\n  name\n  serviceEmail\n  socialLinks {\n    network\n    url\n  }\n}"): (typeof documents)["fragment ContactColumn_site on SiteInfo {\n  id\n  name\n  serviceEmail\n  socialLinks {\n    network\n    url\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PurchaseProcess {\n  article(id: 59) {\n    id\n    name\n  }\n}"): (typeof documents)["query PurchaseProcess {\n  article(id: 59) {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LanguageSwitch_site on SiteInfo {\n  id\n  languages {\n    code\n    name\n  }\n}"): (typeof documents)["fragment LanguageSwitch_site on SiteInfo {\n  id\n  languages {\n    code\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AddressChoice_address on Address {\n  id\n  label\n  fullName\n  phone\n  countryCode\n  countryName\n  city\n  detail\n  cityLine\n  isDefault\n}"): (typeof documents)["fragment AddressChoice_address on Address {\n  id\n  label\n  fullName\n  phone\n  countryCode\n  countryName\n  city\n  detail\n  cityLine\n  isDefault\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelPackingPlan($id: ID!) {\n  cancelPackingPlan(input: {packingPlanId: $id}) {\n    storedItems {\n      id\n      packingPlan {\n        id\n      }\n      ...StoredItemCard_item\n    }\n  }\n}"): (typeof documents)["mutation CancelPackingPlan($id: ID!) {\n  cancelPackingPlan(input: {packingPlanId: $id}) {\n    storedItems {\n      id\n      packingPlan {\n        id\n      }\n      ...StoredItemCard_item\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePackingPlan($input: CreatePackingPlanInput!) {\n  createPackingPlan(input: $input) {\n    __typename\n    ... on CreatePackingPlanPayload {\n      plan {\n        id\n        items {\n          id\n          status\n          availableActions\n          packingPlanId\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"): (typeof documents)["mutation CreatePackingPlan($input: CreatePackingPlanInput!) {\n  createPackingPlan(input: $input) {\n    __typename\n    ... on CreatePackingPlanPayload {\n      plan {\n        id\n        items {\n          id\n          status\n          availableActions\n          packingPlanId\n        }\n      }\n    }\n    ...Command_refusal\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DeliveryQuoteRow_quote on ParcelQuote {\n  lineId\n  name\n  minDays\n  maxDays\n  actualGrams\n  volumetricGrams\n  chargeableGrams\n  maxGrams\n  maxSideMm\n  maxSideSumMm\n  firstPrice\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n  total\n  unusableReason\n  reviews {\n    deliveryLineId\n    count\n    averageStars\n    averageDays\n  }\n  volumeSurcharge {\n    storedItemId\n    sideMm\n    gramsWithoutVolume\n    extra\n  }\n  savings {\n    storedItemId\n    saving\n    storageStillDue\n  }\n}"): (typeof documents)["fragment DeliveryQuoteRow_quote on ParcelQuote {\n  lineId\n  name\n  minDays\n  maxDays\n  actualGrams\n  volumetricGrams\n  chargeableGrams\n  maxGrams\n  maxSideMm\n  maxSideSumMm\n  firstPrice\n  furtherPrice\n  fees {\n    code\n    label\n    amount\n  }\n  total\n  unusableReason\n  reviews {\n    deliveryLineId\n    count\n    averageStars\n    averageDays\n  }\n  volumeSurcharge {\n    storedItemId\n    sideMm\n    gramsWithoutVolume\n    extra\n  }\n  savings {\n    storedItemId\n    saving\n    storageStillDue\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DeliveryQuotes($input: QuoteInput!) {\n  deliveryQuotes(input: $input) {\n    lineId\n    ...DeliveryQuoteRow_quote\n  }\n}"): (typeof documents)["query DeliveryQuotes($input: QuoteInput!) {\n  deliveryQuotes(input: $input) {\n    lineId\n    ...DeliveryQuoteRow_quote\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PackingForm_item on StoredItem {\n  id\n  name\n  specification\n  quantity\n  paidAmount\n  image {\n    url(width: 160)\n  }\n  photos {\n    url\n    thumbnail: url(width: 160)\n  }\n  weightGrams\n  freeUntil\n  nextDayFee\n  order {\n    id\n    number\n    availableActions\n  }\n}"): (typeof documents)["fragment PackingForm_item on StoredItem {\n  id\n  name\n  specification\n  quantity\n  paidAmount\n  image {\n    url(width: 160)\n  }\n  photos {\n    url\n    thumbnail: url(width: 160)\n  }\n  weightGrams\n  freeUntil\n  nextDayFee\n  order {\n    id\n    number\n    availableActions\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PackingTerms {\n  site {\n    id\n    planMinutes\n    insuranceRate\n    extraProtectionPrice\n    removePackagingPrice\n  }\n}"): (typeof documents)["query PackingTerms {\n  site {\n    id\n    planMinutes\n    insuranceRate\n    extraProtectionPrice\n    removePackagingPrice\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnpaidParcels {\n  storedItems(filter: {status: RESERVED}) {\n    id\n    name\n    packingPlan {\n      id\n      number\n      total\n      expiresAt\n    }\n  }\n}"): (typeof documents)["query UnpaidParcels {\n  storedItems(filter: {status: RESERVED}) {\n    id\n    name\n    packingPlan {\n      id\n      number\n      total\n      expiresAt\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EstimateCountries {\n  countries {\n    code\n    name\n    served\n  }\n}"): (typeof documents)["query EstimateCountries {\n  countries {\n    code\n    name\n    served\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ParcelEstimate($input: ParcelEstimateInput!) {\n  parcelEstimate(input: $input) {\n    countryCode\n    countryName\n    paidUpToGrams\n    spareGrams\n    lines {\n      lineId\n      ...ParcelLine_line\n    }\n    additions {\n      storedItemId\n      extra\n    }\n  }\n}"): (typeof documents)["query ParcelEstimate($input: ParcelEstimateInput!) {\n  parcelEstimate(input: $input) {\n    countryCode\n    countryName\n    paidUpToGrams\n    spareGrams\n    lines {\n      lineId\n      ...ParcelLine_line\n    }\n    additions {\n      storedItemId\n      extra\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ParcelLine_line on DeliveryQuote {\n  lineId\n  name\n  minDays\n  maxDays\n  actualGrams\n  volumetricGrams\n  chargeableGrams\n  total\n}"): (typeof documents)["fragment ParcelLine_line on DeliveryQuote {\n  lineId\n  name\n  minDays\n  maxDays\n  actualGrams\n  volumetricGrams\n  chargeableGrams\n  total\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment StoredItemCard_item on StoredItem {\n  id\n  status\n  availableActions\n  packingPlanId\n  name\n  specification\n  quantity\n  image {\n    url(width: 320)\n  }\n  orderId\n  orderNumber\n  weightGrams\n  dimensions {\n    lengthMm\n    widthMm\n    heightMm\n  }\n  photos {\n    url\n    large: url(width: 640)\n    thumbnail: url(width: 160)\n  }\n  inboundAt\n  freeDaysLeft\n  freeUntil\n  freeUntilIfReleased\n  nextDayFee\n  storageFee\n}"): (typeof documents)["fragment StoredItemCard_item on StoredItem {\n  id\n  status\n  availableActions\n  packingPlanId\n  name\n  specification\n  quantity\n  image {\n    url(width: 320)\n  }\n  orderId\n  orderNumber\n  weightGrams\n  dimensions {\n    lengthMm\n    widthMm\n    heightMm\n  }\n  photos {\n    url\n    large: url(width: 640)\n    thumbnail: url(width: 160)\n  }\n  inboundAt\n  freeDaysLeft\n  freeUntil\n  freeUntilIfReleased\n  nextDayFee\n  storageFee\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FooterGroups {\n  articleGroups(type: FOOTER) {\n    id\n    ...ArticleGroup_group\n  }\n}"): (typeof documents)["query FooterGroups {\n  articleGroups(type: FOOTER) {\n    id\n    ...ArticleGroup_group\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CartPage {\n  cart {\n    id\n    ...CartSummary_cart\n    items {\n      id\n      isSelected\n      quantity\n      ...CartItemRow_item\n    }\n  }\n}"): (typeof documents)["query CartPage {\n  cart {\n    id\n    ...CartSummary_cart\n    items {\n      id\n      isSelected\n      quantity\n      ...CartItemRow_item\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConfirmOrderPage {\n  cart {\n    id\n    items {\n      id\n      name\n      specification\n      remark\n      image {\n        url(width: 160)\n      }\n      unitPrice\n      originalAmount\n      originalCurrency\n      quantity\n      domesticShipping\n      subtotal\n      isSelected\n      createdAt\n      restrictions {\n        kind\n        isForbidden\n        isRefused\n        sentence\n      }\n    }\n  }\n  site {\n    id\n    finePhotoPrice\n    maxFinePhotos\n  }\n  viewer {\n    id\n    email\n    suggestedContact {\n      name\n      phone\n    }\n  }\n}"): (typeof documents)["query ConfirmOrderPage {\n  cart {\n    id\n    items {\n      id\n      name\n      specification\n      remark\n      image {\n        url(width: 160)\n      }\n      unitPrice\n      originalAmount\n      originalCurrency\n      quantity\n      domesticShipping\n      subtotal\n      isSelected\n      createdAt\n      restrictions {\n        kind\n        isForbidden\n        isRefused\n        sentence\n      }\n    }\n  }\n  site {\n    id\n    finePhotoPrice\n    maxFinePhotos\n  }\n  viewer {\n    id\n    email\n    suggestedContact {\n      name\n      phone\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrderSubmittedPage($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderSubmitted_order\n  }\n}"): (typeof documents)["query OrderSubmittedPage($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderSubmitted_order\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SubmittedElsewhere {\n  orders(pageSize: 1) {\n    items {\n      id\n      number\n      submittedAt\n      items {\n        id\n        name\n      }\n    }\n  }\n}"): (typeof documents)["query SubmittedElsewhere {\n  orders(pageSize: 1) {\n    items {\n      id\n      number\n      submittedAt\n      items {\n        id\n        name\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HelpGroups {\n  articleGroups(type: HELP) {\n    id\n    ...ArticleGroup_group\n  }\n}"): (typeof documents)["query HelpGroups {\n  articleGroups(type: HELP) {\n    id\n    ...ArticleGroup_group\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchArticles($text: String!) {\n  searchArticles(text: $text) {\n    id\n    ...ArticleHits_hit\n  }\n}"): (typeof documents)["query SearchArticles($text: String!) {\n  searchArticles(text: $text) {\n    id\n    ...ArticleHits_hit\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MessagesPage($after: String, $targetKind: NotificationTargetKind, $isRead: Boolean) {\n  viewer {\n    id\n    unreadThreadCount\n    ...UnreadBadge_viewer\n  }\n  notificationThreadCounts {\n    ...MessageFilter_counts\n  }\n  notificationThreads(\n    first: 10\n    after: $after\n    filter: {targetKind: $targetKind, isRead: $isRead}\n  ) {\n    edges {\n      node {\n        id\n        ...ThreadRow_thread\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query MessagesPage($after: String, $targetKind: NotificationTargetKind, $isRead: Boolean) {\n  viewer {\n    id\n    unreadThreadCount\n    ...UnreadBadge_viewer\n  }\n  notificationThreadCounts {\n    ...MessageFilter_counts\n  }\n  notificationThreads(\n    first: 10\n    after: $after\n    filter: {targetKind: $targetKind, isRead: $isRead}\n  ) {\n    edges {\n      node {\n        id\n        ...ThreadRow_thread\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OpenThread($id: ID!, $after: String) {\n  notifications(filter: {threadId: $id}, first: 50, after: $after) {\n    edges {\n      node {\n        id\n        ...NotificationItem_notification\n        ...ThreadTitle_notification\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query OpenThread($id: ID!, $after: String) {\n  notifications(filter: {threadId: $id}, first: 50, after: $after) {\n    edges {\n      node {\n        id\n        ...NotificationItem_notification\n        ...ThreadTitle_notification\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AddressEditor {\n  countries {\n    code\n    ...AddressForm_country\n  }\n  viewer {\n    id\n    ...AddressForm_viewer\n  }\n}"): (typeof documents)["query AddressEditor {\n  countries {\n    code\n    ...AddressForm_country\n  }\n  viewer {\n    id\n    ...AddressForm_viewer\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AddressesPage {\n  addresses {\n    id\n    ...AddressCard_address\n  }\n  site {\n    id\n    maxAddresses\n  }\n}"): (typeof documents)["query AddressesPage {\n  addresses {\n    id\n    ...AddressCard_address\n  }\n  site {\n    id\n    maxAddresses\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FundPage($type: FundRecordType, $group: FundRecordGroup, $from: DateTime, $to: DateTime, $after: String) {\n  viewer {\n    id\n    email\n    fund {\n      id\n      ...FundBalance_fund\n      pendingPayments {\n        id\n        ...PendingRows_payment\n      }\n      pendingWithdrawals {\n        id\n        ...PendingRows_withdrawal\n      }\n    }\n  }\n  fundDays {\n    ...FundChart_day\n  }\n  fundSpending {\n    ...FundSpending_spending\n  }\n  fundMonths {\n    ...FundMonths_month\n  }\n  fundRecords(\n    filter: {type: $type, group: $group, from: $from, to: $to}\n    first: 20\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        ...FundRecords_record\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): (typeof documents)["query FundPage($type: FundRecordType, $group: FundRecordGroup, $from: DateTime, $to: DateTime, $after: String) {\n  viewer {\n    id\n    email\n    fund {\n      id\n      ...FundBalance_fund\n      pendingPayments {\n        id\n        ...PendingRows_payment\n      }\n      pendingWithdrawals {\n        id\n        ...PendingRows_withdrawal\n      }\n    }\n  }\n  fundDays {\n    ...FundChart_day\n  }\n  fundSpending {\n    ...FundSpending_spending\n  }\n  fundMonths {\n    ...FundMonths_month\n  }\n  fundRecords(\n    filter: {type: $type, group: $group, from: $from, to: $to}\n    first: 20\n    after: $after\n  ) {\n    edges {\n      node {\n        id\n        ...FundRecords_record\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ModifyPasswordPage {\n  sessions {\n    id\n    isCurrent\n  }\n}"): (typeof documents)["query ModifyPasswordPage {\n  sessions {\n    id\n    isCurrent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrderDetailPage($id: ID!) {\n  order(id: $id) {\n    id\n    number\n    paidAt\n    contact {\n      name\n    }\n    ...OrderOverview_order\n    ...OrderSummary_order\n    ...OrderReceipt_order\n    ...OrderReceiptAsked_order\n    ...OrderPreferences_order\n    items {\n      id\n      name\n      quantity\n      status\n      shop\n      storedItem {\n        id\n        weightGrams\n      }\n      ...OrderItemRow_item\n    }\n    timeline {\n      id\n      label\n      note\n      at\n    }\n  }\n}"): (typeof documents)["query OrderDetailPage($id: ID!) {\n  order(id: $id) {\n    id\n    number\n    paidAt\n    contact {\n      name\n    }\n    ...OrderOverview_order\n    ...OrderSummary_order\n    ...OrderReceipt_order\n    ...OrderReceiptAsked_order\n    ...OrderPreferences_order\n    items {\n      id\n      name\n      quantity\n      status\n      shop\n      storedItem {\n        id\n        weightGrams\n      }\n      ...OrderItemRow_item\n    }\n    timeline {\n      id\n      label\n      note\n      at\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrdersPage($status: OrderStatus, $nextActor: NextActor, $search: String, $from: DateTime, $to: DateTime, $page: Int!) {\n  orders(\n    filter: {status: $status, nextActor: $nextActor, search: $search, from: $from, to: $to}\n    page: $page\n  ) {\n    items {\n      id\n      ...OrderList_order\n    }\n    total\n    page\n    pageSize\n    counts {\n      status\n      count\n    }\n  }\n}"): (typeof documents)["query OrdersPage($status: OrderStatus, $nextActor: NextActor, $search: String, $from: DateTime, $to: DateTime, $page: Int!) {\n  orders(\n    filter: {status: $status, nextActor: $nextActor, search: $search, from: $from, to: $to}\n    page: $page\n  ) {\n    items {\n      id\n      ...OrderList_order\n    }\n    total\n    page\n    pageSize\n    counts {\n      status\n      count\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PackageDetailPage($id: ID!) {\n  package(id: $id) {\n    id\n    number\n    ...PackageTitle_package\n    ...PackageOverview_package\n    ...PackageDetail_package\n  }\n}"): (typeof documents)["query PackageDetailPage($id: ID!) {\n  package(id: $id) {\n    id\n    number\n    ...PackageTitle_package\n    ...PackageOverview_package\n    ...PackageDetail_package\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PackagesPage($status: PackageStatus, $search: String, $from: DateTime, $to: DateTime, $page: Int!) {\n  packages(\n    filter: {status: $status, search: $search, from: $from, to: $to}\n    page: $page\n  ) {\n    items {\n      id\n      ...PackageList_package\n    }\n    total\n    page\n    pageSize\n    counts {\n      status\n      count\n    }\n  }\n}"): (typeof documents)["query PackagesPage($status: PackageStatus, $search: String, $from: DateTime, $to: DateTime, $page: Int!) {\n  packages(\n    filter: {status: $status, search: $search, from: $from, to: $to}\n    page: $page\n  ) {\n    items {\n      id\n      ...PackageList_package\n    }\n    total\n    page\n    pageSize\n    counts {\n      status\n      count\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonalPage {\n  viewer {\n    id\n    ...AvatarEditor_viewer\n    ...ProfileForm_viewer\n  }\n  countries {\n    code\n    ...ProfileForm_country\n  }\n}"): (typeof documents)["query PersonalPage {\n  viewer {\n    id\n    ...AvatarEditor_viewer\n    ...ProfileForm_viewer\n  }\n  countries {\n    code\n    ...ProfileForm_country\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecurePage {\n  viewer {\n    id\n    ...EmailRow_viewer\n  }\n  sessions {\n    id\n    ...SessionList_session\n  }\n}"): (typeof documents)["query SecurePage {\n  viewer {\n    id\n    ...EmailRow_viewer\n  }\n  sessions {\n    id\n    ...SessionList_session\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetEmailPreference($input: SetEmailPreferenceInput!) {\n  setEmailPreference(input: $input) {\n    viewer {\n      id\n      emailPreferences {\n        kind\n        isOn\n      }\n    }\n  }\n}"): (typeof documents)["mutation SetEmailPreference($input: SetEmailPreferenceInput!) {\n  setEmailPreference(input: $input) {\n    viewer {\n      id\n      emailPreferences {\n        kind\n        isOn\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettingPage {\n  viewer {\n    id\n    name\n    email\n    isEmailVerified\n    emailPreferences {\n      kind\n      isOn\n    }\n    avatar {\n      url\n    }\n  }\n  addresses {\n    id\n    isDefault\n    city\n    countryName\n  }\n  site {\n    id\n    maxAddresses\n    ...LanguageSwitch_site\n  }\n}"): (typeof documents)["query SettingPage {\n  viewer {\n    id\n    name\n    email\n    isEmailVerified\n    emailPreferences {\n      kind\n      isOn\n    }\n    avatar {\n      url\n    }\n  }\n  addresses {\n    id\n    isDefault\n    city\n    countryName\n  }\n  site {\n    id\n    maxAddresses\n    ...LanguageSwitch_site\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StorePage {\n  storedItems {\n    id\n    status\n    availableActions\n    ...StoredItemCard_item\n  }\n}"): (typeof documents)["query StorePage {\n  storedItems {\n    id\n    status\n    availableActions\n    ...StoredItemCard_item\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConfirmInfoPage {\n  storedItems {\n    id\n    availableActions\n    packingPlanId\n    ...PackingForm_item\n  }\n  addresses {\n    id\n    isDefault\n    ...AddressChoice_address\n  }\n}"): (typeof documents)["query ConfirmInfoPage {\n  storedItems {\n    id\n    availableActions\n    packingPlanId\n    ...PackingForm_item\n  }\n  addresses {\n    id\n    isDefault\n    ...AddressChoice_address\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NewAddress {\n  countries {\n    code\n    ...AddressForm_country\n  }\n  site {\n    id\n    maxAddresses\n  }\n  viewer {\n    id\n    ...AddressForm_viewer\n  }\n}"): (typeof documents)["query NewAddress {\n  countries {\n    code\n    ...AddressForm_country\n  }\n  site {\n    id\n    maxAddresses\n  }\n  viewer {\n    id\n    ...AddressForm_viewer\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query JointResultPage($id: ID!) {\n  jointPayment(id: $id) {\n    id\n    payments {\n      id\n      status\n    }\n    ...JointPaymentResult_jointPayment\n  }\n  viewer {\n    id\n    ...ReceiptMailed_viewer\n  }\n  site {\n    id\n    serviceEmail\n  }\n}"): (typeof documents)["query JointResultPage($id: ID!) {\n  jointPayment(id: $id) {\n    id\n    payments {\n      id\n      status\n    }\n    ...JointPaymentResult_jointPayment\n  }\n  viewer {\n    id\n    ...ReceiptMailed_viewer\n  }\n  site {\n    id\n    serviceEmail\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayResultPage($id: ID!) {\n  payment(id: $id) {\n    id\n    kind\n    method\n    status\n    failure\n    creditedAmount\n    ...PaymentResult_payment\n  }\n  viewer {\n    id\n    unreadThreadCount\n    ...ReceiptMailed_viewer\n    fund {\n      id\n      balance\n    }\n  }\n  site {\n    id\n    serviceEmail\n  }\n}"): (typeof documents)["query PayResultPage($id: ID!) {\n  payment(id: $id) {\n    id\n    kind\n    method\n    status\n    failure\n    creditedAmount\n    ...PaymentResult_payment\n  }\n  viewer {\n    id\n    unreadThreadCount\n    ...ReceiptMailed_viewer\n    fund {\n      id\n      balance\n    }\n  }\n  site {\n    id\n    serviceEmail\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RechargePage {\n  rechargeOptions {\n    ...RechargeForm_options\n    methods {\n      code\n    }\n  }\n  viewer {\n    id\n    fund {\n      id\n      balance\n    }\n  }\n}"): (typeof documents)["query RechargePage {\n  rechargeOptions {\n    ...RechargeForm_options\n    methods {\n      code\n    }\n  }\n  viewer {\n    id\n    fund {\n      id\n      balance\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WestpayPage {\n  rechargeOptions {\n    ...RemittanceForm_options\n    payee {\n      city\n    }\n  }\n  countries {\n    ...RemittanceForm_country\n  }\n}"): (typeof documents)["query WestpayPage {\n  rechargeOptions {\n    ...RemittanceForm_options\n    payee {\n      city\n    }\n  }\n  countries {\n    ...RemittanceForm_country\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WithdrawPage {\n  withdrawalOptions {\n    ...WithdrawalForm_options\n  }\n  withdrawals(first: 20) {\n    edges {\n      node {\n        id\n        status\n        amount\n        ...WithdrawalRow_withdrawal\n      }\n    }\n  }\n}"): (typeof documents)["query WithdrawPage {\n  withdrawalOptions {\n    ...WithdrawalForm_options\n  }\n  withdrawals(first: 20) {\n    edges {\n      node {\n        id\n        status\n        amount\n        ...WithdrawalRow_withdrawal\n      }\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;