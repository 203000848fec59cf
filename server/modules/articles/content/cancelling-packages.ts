import type { ReferenceArticle } from './reference-article';

export const cancellingPackages: ReferenceArticle = {
  id: 76,
  isFaq: true,
  en: {
    name: 'Cancelling a package',
    html: `<p>A package can be cancelled as long as it is <em>pending shipment</em>. Open it and press <em>Cancel package</em>.</p>
<ul>
<li>The whole fee returns to your balance at once: shipping, declaration, storage and options. Only the fee of the card, if you paid by one, is not returned.</li>
<li>The items return to the shelf of your warehouse. Their storage days go on from where they stood when you packed.</li>
<li>You can pack them again right away, for example with another address or another delivery line.</li>
</ul>
<p>Once the carrier has the parcel, it can no longer be called back. If the address is wrong, tell us at {serviceEmail} without delay: some carriers can still redirect a parcel, at their own price.</p>
<h2>A packing plan is not a package yet</h2>
<p>Before you pay, there is nothing to refund. Cancel the plan, or just let its {planMinutes} minutes pass; either way the items are free again.</p>`,
  },
  zh: {
    name: '取消包裹',
    html: `<p>包裹在<em>待发货</em>状态下都可以取消：打开包裹，点击<em>取消包裹</em>。</p>
<ul>
<li>全部费用立即退回余额，包括运费、报关费、仓储费和所选服务。如果是刷卡支付的，银行卡手续费不退。</li>
<li>商品回到仓库货架，仓储天数从打包时停下的地方继续计算。</li>
<li>可以马上重新打包，比如换一个地址或另一条线路。</li>
</ul>
<p>包裹交给承运商之后就无法召回了。如果地址写错，请立刻联系 {serviceEmail}：部分承运商仍可改派，费用由承运商收取。</p>
<h2>打包方案还不是包裹</h2>
<p>付款之前没有需要退的款项。取消方案，或者等 {planMinutes} 分钟自动失效，商品都会恢复可用。</p>`,
  },
};
