import { priceOf, sellerOf } from './offer';
import type { PageFacts } from './page-facts';
import { textIn, type Thing } from './thing';

/** Titles of pages that replace an item: sign-in, robot check, not found. */
const walls: readonly RegExp[] = [
  /^(?:please )?(?:log|sign) ?(?:in|on|into)(?:$| (?:to|or|and|required|[-–|•·]))/i,
  /^log ?into /i,
  /^(?:登录|登陆|登入|请登录|会员登录|用户登录|ログイン|로그인|anmelden|einloggen|connexion|iniciar sesión|вход)(?:$|\P{L})/iu,
  /just a moment|attention required|access denied|are you (?:a )?(?:human|robot)|robot check|security check|captcha/i,
  /安全验证|访问验证|滑动验证|验证码|人机验证|访问被拒绝|ロボットではありません|アクセスが拒否/,
  /^(?:error )?404\b|\b(?:page|item|product|listing)\b.{0,40} (?:not (?:be )?found|removed|deleted|unavailable)\b/i,
  /no longer (?:available|exists?|for sale)|(?:doesn.t|does not) exist|nicht (?:mehr verfügbar|gefunden)|introuvable|no encontrad[ao]/i,
  /(?:页面|商品|宝贝|网页).{0,6}(?:不存在|已下架|已删除|找不到|已失效|走丢|不见了)|已下架|见つかりません|見つかりません|削除されました|존재하지 않/,
];

const wallPaths =
  /\/(?:user[/_-]?)?(?:log-?in|sign-?in|passport|captcha|challenge|verify|error|404|not-?found)(?:[/.?_-]|$)/i;

/**
 * Returns whether the social network tags of a page describe no item: the page requires signing in, the item is
 * gone, or the tags describe only the shop.
 */
export function isWall(item: Thing, facts: PageFacts): boolean {
  const { url, headings } = facts;
  const name = textIn(item, 'name').toLowerCase();
  const isPriced = priceOf(item, facts) !== null;
  // A product may have the same name as a wall.
  const told = headings.filter((heading) => !isPriced || !heading.toLowerCase().includes(name));
  return (
    wallPaths.test(new URL(url).pathname) ||
    told.some((heading) => walls.some((wall) => wall.test(heading))) ||
    (!isPriced && isOfShop(item, name, url))
  );
}

/** True if it names the shop, or links to the shop's home page instead of the item. */
function isOfShop(item: Thing, name: string, url: string): boolean {
  const { pathname, host } = new URL(url);
  const address = textIn(item, 'url');
  const isOfHome =
    address !== '' &&
    URL.canParse(address, url) &&
    /^\/(?:[a-z]{2}\/?)?$/.test(new URL(address, url).pathname);
  const shops = [sellerOf(item), host.replace(/^www\./, '')];
  const isShop = shops.some((shop) => shop.toLowerCase() === name);
  return (name !== '' && isShop) || (isOfHome && pathname !== '/');
}
