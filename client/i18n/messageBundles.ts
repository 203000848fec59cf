import type { messages } from './en';

/**
 * Texts beyond the layout and the public pages load in bundles with the first page that uses them;
 * `client/routes/table.ts` assigns the bundles. One text of each bundle shows whether the bundle is loaded.
 */
export const tokens = {
  entry: 'entry.email',
  shopping: 'orders.confirm.title',
  money: 'payments.method',
  settings: 'settings.account',
} satisfies Record<string, keyof typeof messages>;

export type MessageBundle = keyof typeof tokens;

export const messageBundles = Object.keys(tokens) as MessageBundle[];
