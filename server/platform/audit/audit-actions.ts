/** The kinds of things that a recorded action can be about. */
export type AuditSubjectKind = 'ORDER' | 'PACKAGE' | 'STAFF';

/** Every action that the audit log knows, and what it is about. */
export const auditActions = {
  ORDER_PURCHASED: 'ORDER',
  ITEM_RECEIVED: 'ORDER',
  ITEM_CORRECTED: 'ORDER',
  ITEM_REFUNDED: 'ORDER',
  REFUND_APPROVED: 'ORDER',
  REFUND_DECLINED: 'ORDER',
  QUESTION_ASKED: 'ORDER',
  QUESTION_WITHDRAWN: 'ORDER',
  PRICE_LOWERED: 'ORDER',
  PACKAGE_SHIPPED: 'PACKAGE',
  TRACKING_CORRECTED: 'PACKAGE',
  STAFF_ADDED: 'STAFF',
  STAFF_ROLES_SET: 'STAFF',
  STAFF_SUSPENDED: 'STAFF',
  STAFF_REINSTATED: 'STAFF',
  STAFF_RESET_LINK_MADE: 'STAFF',
  STAFF_FACTOR_RESET: 'STAFF',
  STAFF_SESSIONS_ENDED: 'STAFF',
  STAFF_SIGNED_IN: 'STAFF',
  STAFF_SIGNED_OUT: 'STAFF',
  STAFF_PASSWORD_RESET: 'STAFF',
  INVITATION_ACCEPTED: 'STAFF',
  SESSION_UNLOCKED: 'STAFF',
  FACTOR_SET_UP: 'STAFF',
  FACTOR_CONFIRMED: 'STAFF',
  CONTACT_OPENED: 'ORDER',
} as const satisfies Readonly<Record<string, AuditSubjectKind>>;

export type AuditAction = keyof typeof auditActions;
