import type { ReferenceArticle } from './reference-article';

export const prohibitedGoods: ReferenceArticle = {
  id: 88,
  isFaq: false,
  en: {
    name: 'Prohibited goods',
    html: `<p>Some things no carrier takes, and some no customs office lets through. Please check before you order: goods that cannot be shipped can often not be returned to the shop either.</p>
<h2>Never</h2>
<ul>
<li>weapons, their parts, ammunition, and imitations that look real,</li>
<li>drugs, and medicines that need a prescription,</li>
<li>explosives, fireworks, gas, lighters, petrol, paint and other flammable goods,</li>
<li>corrosive, toxic, radioactive and infectious substances,</li>
<li>living animals and plants, seeds, and products of protected species,</li>
<li>cash, bank cards, securities, identity papers,</li>
<li>counterfeits, and whatever breaks the law of the sending or the receiving country.</li>
</ul>
<h2>Only with some lines, or not at all</h2>
<ul>
<li>batteries, power banks, and devices with a battery built in,</li>
<li>liquids, creams, perfume, aerosols, powders and magnets,</li>
<li>food, tea, tobacco and alcohol,</li>
<li>blades and tools.</li>
</ul>
<h2>If you are not sure</h2>
<p>Write to {serviceEmail} before you order. If a prohibited item does reach our warehouse, we tell you and do not ship it. What an authority seizes, neither we nor the insurance can replace.</p>`,
  },
  zh: {
    name: '禁寄物品',
    html: `<p>有些东西没有承运商愿意运，有些东西没有海关会放行。请在下单前确认：不能寄送的商品，往往也无法退给店铺。</p>
<h2>一律不能寄</h2>
<ul>
<li>武器及其零件、弹药，以及足以乱真的仿制品</li>
<li>毒品和处方药</li>
<li>爆炸物、烟花、气体、打火机、汽油、油漆等易燃物品</li>
<li>腐蚀性、有毒、放射性和传染性物质</li>
<li>活体动植物、种子，以及受保护物种的制品</li>
<li>现金、银行卡、有价证券、身份证件</li>
<li>假冒商品，以及违反寄出地或目的地法律的任何物品</li>
</ul>
<h2>仅部分线路可寄，或不能寄</h2>
<ul>
<li>电池、充电宝和内置电池的设备</li>
<li>液体、膏霜、香水、喷雾、粉末和磁性物品</li>
<li>食品、茶叶、烟草和酒类</li>
<li>刀具和工具</li>
</ul>
<h2>拿不准时</h2>
<p>下单前请写信到 {serviceEmail} 询问。如果禁寄物品到了仓库，我们会告诉您，并且不会寄出。被有关部门没收的物品，我们和保险都无法赔偿。</p>`,
  },
};
