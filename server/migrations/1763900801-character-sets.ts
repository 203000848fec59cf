import { setCharacterSet } from './table-changes';

// Columns that were added without a character set took that of the database.

export const SetOfUsers = setCharacterSet(1763900801001, 'users', {
  codes: {
    gender: 'varchar(10) NULL',
    birthday: 'varchar(10) NULL',
    phone: 'varchar(20) NULL',
    region: 'varchar(2) NULL',
    avatar_file: 'varchar(80) NULL',
    language: "varchar(8) NOT NULL DEFAULT 'en'",
    muted_emails: "varchar(400) NOT NULL DEFAULT ''",
  },
});

export const SetOfSessions = setCharacterSet(1763900801002, 'sessions', {
  words: { device: "varchar(80) NOT NULL DEFAULT ''" },
});

export const SetOfPayments = setCharacterSet(1763900801003, 'payments', {
  codes: {
    joint_payment_id: 'varchar(26) NULL',
    checkout_id: 'varchar(26) NULL',
    failure: 'varchar(24) NULL',
  },
});

const pricedItem = {
  words: {
    price_change_reason: "varchar(150) NOT NULL DEFAULT ''",
    shop_name: 'varchar(100) NULL',
  },
};

export const SetOfCartItems = setCharacterSet(1763900801004, 'cart_items', pricedItem);
export const SetOfOrderItems = setCharacterSet(1763900801005, 'order_items', pricedItem);

export const SetOfReviews = setCharacterSet(1763900801006, 'reviews', {
  words: { reply: 'varchar(1000) NULL' },
});

/** TypeORM's own table. */
export const SetOfHistory = setCharacterSet(1763900801007, 'migrations', {
  codes: { name: 'varchar(255) NOT NULL' },
});
