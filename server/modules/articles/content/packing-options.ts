import type { ReferenceArticle } from './reference-article';

export const packingOptions: ReferenceArticle = {
  id: 74,
  isFaq: true,
  en: {
    name: 'Insurance, protection and packaging',
    html: `<p>Three options can be chosen for each parcel when you pack it. None is ticked for you.</p>
<h2>Insurance: {insuranceRate} of the declared value</h2>
<p>If an insured parcel is lost on the way, you are paid what you declared. So declare the true value: someone who declares ¥100 for a ¥1,000 camera is paid ¥100. A lost parcel without insurance is compensated only as far as the carrier’s own terms go.</p>
<h2>Extra protection: {extraProtectionPrice}</h2>
<p>More padding and a stronger box, for glass, ceramics, models and everything with corners that must stay sharp.</p>
<h2>Removing packaging: {removePackagingPrice}</h2>
<p>We take off shop bags and outer boxes you do not need. Please note that the price of your parcel is not worked out anew: what counts is the weight measured when the item arrived.</p>
<h2>Other wishes</h2>
<p>Write them in the remark of the packing plan. We do what we can, and whoever packs your parcel reads it.</p>`,
  },
  zh: {
    name: '运输保险、加固与去包装',
    html: `<p>打包时，每个包裹有三项服务可选，我们不会替您默认勾选。</p>
<h2>运输保险：申报价值的 {insuranceRate}</h2>
<p>投保的包裹如果在途中丢失，按您的申报价值赔付。所以请如实申报：一台 ¥1,000 的相机只申报 ¥100，丢失时也只能赔 ¥100。未投保的包裹丢失，只能按承运商自身的条款赔偿。</p>
<h2>加固包装：{extraProtectionPrice}</h2>
<p>更多缓冲材料和更结实的纸箱，适合玻璃、陶瓷、模型，以及一切不能磕碰的东西。</p>
<h2>去除原包装：{removePackagingPrice}</h2>
<p>去掉您不需要的购物袋和外盒。请注意，运费不会因此重新计算，仍以商品入库时称得的重量为准。</p>
<h2>其他要求</h2>
<p>请写在打包备注里。打包的同事会看到，并尽力满足。</p>`,
  },
};
