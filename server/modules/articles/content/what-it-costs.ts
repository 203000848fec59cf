import type { ReferenceArticle } from './reference-article';

export const whatItCosts: ReferenceArticle = {
  id: 62,
  isFaq: true,
  en: {
    name: 'What will it cost?',
    html: `<p>You pay twice, and each time you see every line before you confirm. All amounts are in Chinese yuan.</p>
<h2>First payment: the order</h2>
<ul>
<li>the goods at the shop’s price,</li>
<li>the shop’s shipping to our warehouse,</li>
<li>fine photos if you want them: {finePhotoPrice} each.</li>
</ul>
<h2>Second payment: the package</h2>
<ul>
<li>shipping: one price for the first 500 g and one for each further 500 g, rounded up; charged is the <a href="/faq/70">chargeable weight</a>, packaging included,</li>
<li>customs declaration: {declarationFee} for each package,</li>
<li>storage, only beyond the {freeStorageDays} free days: {overdueDayPrice} per item and day,</li>
<li>options you choose yourself: extra protection {extraProtectionPrice}, removing packaging {removePackagingPrice}, insurance {insuranceRate} of the declared value.</li>
</ul>
<h2>The way you pay</h2>
<p>Paying from your balance costs nothing; a card costs a handling fee of {cardFee} of what it pays. It is shown before you confirm.</p>
<h2>An example</h2>
<p>Suppose a line asks ¥100.00 for the first 500 g, ¥40.00 for each further 500 g and ¥10.00 for the declaration. A parcel with a chargeable weight of 1.2 kg then pays ¥100.00, two further steps of ¥40.00, and ¥10.00: together ¥190.00. What our lines ask is in <a href="/faq/83">the table of prices</a>, and what goods cost to your country in <a href="/#estimate">the estimate</a>.</p>
<h2>Not included</h2>
<p>Import duties and taxes of your country, unless you choose a line that says <em>taxes prepaid</em>.</p>`,
  },
  zh: {
    name: '费用说明',
    html: `<p>您一共付款两次，每次付款前都能看到全部明细。所有金额以人民币结算。</p>
<h2>第一次付款：订单</h2>
<ul>
<li>商品价格（店铺售价）</li>
<li>店铺寄到我们仓库的运费</li>
<li>精细拍照（可选）：每张 {finePhotoPrice}</li>
</ul>
<h2>第二次付款：包裹</h2>
<ul>
<li>国际运费：首重 500 g 一个价，续重每 500 g 一个价，不足 500 g 按 500 g 计；按<a href="/faq/70">计费重量</a>（含包装）计算</li>
<li>报关费：每个包裹 {declarationFee}</li>
<li>仓储费：超出 {freeStorageDays} 天免费期后，每件每天 {overdueDayPrice}</li>
<li>自选服务：加固包装 {extraProtectionPrice}，去除原包装 {removePackagingPrice}，运输保险为申报价值的 {insuranceRate}</li>
</ul>
<h2>支付方式</h2>
<p>使用余额付款没有手续费；使用银行卡时，按刷卡金额收取 {cardFee} 手续费，确认前会显示。</p>
<h2>举个例子</h2>
<p>假设某条线路首重 500 g ¥100.00，续重每 500 g ¥40.00，报关费 ¥10.00。计费重量 1.2 kg 的包裹：首重 ¥100.00，续重两档各 ¥40.00，加上报关费 ¥10.00，合计 ¥190.00。各线路的实际价格见<a href="/faq/83">时效与价格一览</a>，寄到您所在国家或地区的费用见<a href="/#estimate">运费估算</a>。</p>
<h2>不包含的费用</h2>
<p>目的国家或地区的进口关税和税费，除非您选择了<em>包税</em>线路。</p>`,
  },
};
