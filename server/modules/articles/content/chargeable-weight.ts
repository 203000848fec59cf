import type { ReferenceArticle } from './reference-article';

export const chargeableWeight: ReferenceArticle = {
  id: 70,
  isFaq: true,
  en: {
    name: 'How chargeable weight is worked out',
    html: `<p>Carriers charge for the room a parcel takes as well as for its weight. You pay for whichever of these is most:</p>
<ul>
<li><strong>Actual weight</strong>: the items’ weight plus 10% for packaging.</li>
<li><strong>Volumetric weight</strong>: length × width × height in centimetres, divided by the line’s figure (5,000, 6,000 or 8,000), in kilograms. The larger the figure, the kinder the line is to bulky things.</li>
<li><strong>The line’s minimum</strong>, where it has one. Ocean freight starts at 2 kg.</li>
</ul>
<h2>Exceptions that help you</h2>
<p>EMS looks at the volume only when one side is at least 40 cm long. ePacket does not look at it at all, but takes at most 2 kg, no side over 60 cm, and length, width and height of at most 90 cm together.</p>
<h2>An example</h2>
<p>A jacket weighs 900 g and its box measures 40 × 30 × 15 cm. Actual weight: 990 g. Volumetric weight at 6,000: 18,000 ÷ 6,000 = 3 kg. At 8,000 it is 2.25 kg, so comparing lines is worth a minute.</p>`,
  },
  zh: {
    name: '计费重量怎么算',
    html: `<p>承运商不仅看重量，也看包裹占多大地方。以下三项，以最大的为准：</p>
<ul>
<li><strong>实际重量</strong>：商品重量加 10% 的包装重量。</li>
<li><strong>体积重量</strong>：长 × 宽 × 高（厘米）除以线路的系数（5,000、6,000 或 8,000），单位为公斤。系数越大，对体积大的商品越友好。</li>
<li><strong>线路的最低重量</strong>：部分线路有此要求，例如海运 2 公斤起。</li>
</ul>
<h2>对您有利的例外</h2>
<p>EMS 只有在某一边长达到 40 厘米时才计算体积。e邮宝完全不计体积，但重量不能超过 2 公斤，单边不超过 60 厘米，长宽高之和不超过 90 厘米。</p>
<h2>举个例子</h2>
<p>一件外套重 900 克，盒子尺寸 40 × 30 × 15 厘米。实际重量 990 克；系数 6,000 时体积重量为 18,000 ÷ 6,000 = 3 公斤；系数 8,000 时为 2.25 公斤。花一分钟比较线路，很值得。</p>`,
  },
};
