import type { ReferenceArticle } from './reference-article';

export const deliveryPrices: ReferenceArticle = {
  id: 83,
  isFaq: true,
  en: {
    name: 'Delivery times and prices at a glance',
    html: `<p>Prices in yuan: first 500 g + each additional 500 g or part thereof. Add {declarationFee} for the customs declaration of each package.</p>
<p>We charge for the weight of the goods plus {packagingShare} for packaging, and at least the minimum weight of the line. Bulky parcels may be charged by volume.</p>
<p>{deliveryPrices}</p>
<p>A line without a price does not go to that part of the world. What goods cost to your country is in <a href="/#estimate">the estimate</a>. When you pack, you see what each line costs for your parcel and your address. What lines carry and how they weigh is explained under <a href="/faq/70">chargeable weight</a>.</p>`,
  },
  zh: {
    name: '时效与价格一览',
    html: `<p>价格单位为人民币元：首重 500 g + 续重每 500 g（不足 500 g 按 500 g 计）。每个包裹另加报关费 {declarationFee}。</p>
<p>计费重量为商品重量加 {packagingShare} 的包装重量，且不低于线路的最低计费重量；体积大的包裹可能按体积计费。</p>
<p>{deliveryPrices}</p>
<p>没有标价的线路不寄往该地区。寄到您所在国家或地区的费用见<a href="/#estimate">运费估算</a>。打包时会显示每条线路把您的包裹寄到您地址的价格。各线路的重量限制和计算方式，请看<a href="/faq/70">计费重量怎么算</a>。</p>`,
  },
};
