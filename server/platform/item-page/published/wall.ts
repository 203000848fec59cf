import { priceOf, sellerOf } from './offer';
import type { PageFacts } from './page-facts';
import { textIn, type Thing } from './thing';

/** What pages are called that stand where an item would: to sign in, to show that one is no robot, gone. */
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
 * Whether what a page tells social networks is of no item: the page says that one has to sign in, or that the
 * item is gone, or it speaks of its shop alone.
 */
export function isWall(item: Thing, facts: PageFacts): boolean {
  const { url, headings } = facts;
  const name = textIn(item, 'name').toLowerCase();
  const isPriced = priceOf(item, facts) !== null;
  // What is sold may be called like a wall.
  const told = headings.filter((heading) => !isPriced || !heading.toLowerCase().includes(name));
  return (
    wallPaths.test(new URL(url).pathname) ||
    told.some((heading) => walls.some((wall) => wall.test(heading))) ||
    (!isPriced && isOfShop(item, name, url))
  );
}

/** Whether it names the shop, or the shop's home page instead of its own. */
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
