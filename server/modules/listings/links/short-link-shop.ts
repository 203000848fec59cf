import { HostTable } from './hosts';

/** Hosts of short links for one shop alone, or mainly one, and its host. */
const table = new HostTable([
  { hosts: ['tb.cn'], shop: 'taobao.com' },
  { hosts: ['u.jd.com', '3.cn'], shop: 'jd.com' },
  { hosts: ['k.youshop10.com', 'k.weidian.com'], shop: 'weidian.com' },
  { hosts: ['xhslink.com'], shop: 'xiaohongshu.com' },
  { hosts: ['dw4.co'], shop: 'dewu.com' },
  { hosts: ['etsy.me'], shop: 'etsy.com' },
  { hosts: ['r10.to'], shop: 'rakuten.co.jp' },
  { hosts: ['merc.li'], shop: 'jp.mercari.com' },
]);

/** Returns the host of the shop of a short link; null if it may be any. */
export function shortLinkShop(link: URL): string | null {
  return table.at(link)[0]?.shop ?? null;
}
