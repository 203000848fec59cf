import { DAY_MS, MINUTE_MS } from '../../kernel/clock';
import { buildAddress } from '../builders/address';
import { buildFund } from '../builders/fund';
import { drawImage } from '../builders/image';
import { mailedToken } from '../emails';
import { callRest } from '../rest-client';
import type { Sample } from '../rest-samples';
import type { World, Provocations, Provoke } from './world';
import { unpaid } from './world';

const VERIFY = 'result?purpose=VERIFY&';

async function resetToken({ app, email }: World): Promise<string> {
  await callRest(app.guest, 'post', '/send_reset_password_email', { body: { email } });
  return mailedToken(app, email, 'resetPassword?');
}

/** A token that was redeemed, of either purpose. */
async function usedLink(world: World): Promise<Sample> {
  const token = await mailedToken(world.app, world.email, VERIFY);
  await callRest(world.app.guest, 'post', '/active_email', { body: { token } });
  return { body: { token } };
}

async function usedReset(world: World): Promise<Sample> {
  const token = await resetToken(world);
  const fresh = { password: 'fresh4you', password_confirmation: 'fresh4you' };
  await callRest(world.app.guest, 'post', '/reset_password_email', { body: { token, ...fresh } });
  return { body: { token } };
}

async function expired(world: World, token: Promise<string>, lifeMs: number): Promise<Sample> {
  const body = { token: await token };
  world.app.clock.advance(lifeMs);
  return { body };
}

function picture(...files: readonly (readonly [content: Buffer, name: string])[]): Sample {
  const form = new FormData();
  for (const [content, name] of files)
    form.append('file', new Blob([new Uint8Array(content)]), name);
  return { form };
}

const images = (type: string, tooLarge: string): Readonly<Record<string, Provoke>> => ({
  IMAGE_MISSING: () => ({ form: new FormData() }),
  IMAGE_TOO_MANY: async () => {
    const image = await drawImage();
    return picture([image, 'one.png'], [image, 'two.png']);
  },
  [type]: async () => picture([await drawImage('webp'), 'me.webp']),
  IMAGE_BROKEN: async () => picture([(await drawImage()).subarray(0, 40), 'me.png']),
  [tooLarge]: () => picture([Buffer.alloc(2 ** 21 + 1), 'me.png']),
});

/** Calls of signing in, links, pictures and addresses. */
export const accountProvocations: Provocations = {
  'post /login': {
    WRONG_CREDENTIALS: ({ email }) => ({ query: { email, password: 'wrong1234' } }),
  },
  'get /send_success_register_email': {
    EMAIL_ALREADY_VERIFIED: async (world) => {
      await usedLink(world);
      return {};
    },
  },
  'post /send_active_email': { WRONG_PASSWORD: () => ({ body: { password: 'wrong1234' } }) },
  'post /active_email': {
    LINK_UNKNOWN: () => ({}),
    LINK_USED: usedLink,
    LINK_EXPIRED: (world) => expired(world, mailedToken(world.app, world.email, VERIFY), DAY_MS),
  },
  'post /check_reset_password_link': {
    LINK_UNKNOWN: () => ({}),
    LINK_USED: usedReset,
    LINK_EXPIRED: (world) => expired(world, resetToken(world), 30 * MINUTE_MS),
  },
  'post /reset_password_email': {
    LINK_UNKNOWN: () => ({}),
    LINK_USED: usedReset,
    LINK_EXPIRED: (world) => expired(world, resetToken(world), 30 * MINUTE_MS),
  },
  'post /users/alter_password': { WRONG_PASSWORD: () => ({ body: { old_password: 'wrong1234' } }) },
  'post /users/alter_avatar': images('AVATAR_TYPE_REFUSED', 'AVATAR_TOO_LARGE'),
  'post /uploads': images('IMAGE_TYPE_REFUSED', 'IMAGE_TOO_LARGE'),
  'post /users/delete_account': {
    WRONG_PASSWORD: () => ({ body: { password: 'wrong1234' } }),
    ACCOUNT_IN_USE: async (world) => {
      await unpaid(world);
      return { body: { password: 'secret123' } };
    },
    BALANCE_LEFT: async ({ app, shopper }) => {
      await buildFund(app, shopper, 100);
      return { body: { password: 'secret123' } };
    },
  },
  'post /addresses': {
    TOO_MANY_ADDRESSES: async ({ shopper }) => {
      for (let address = 0; address < 20; address++) await buildAddress(shopper);
      return {};
    },
  },
  'delete /addresses/{id}': {
    DEFAULT_ADDRESS_NOT_DELETABLE: async ({ shopper }) => ({
      params: { id: await buildAddress(shopper) },
    }),
  },
};
