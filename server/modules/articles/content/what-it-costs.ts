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
<li>shipping: one price for the first 500 g and one for each further 500 g, rounded up,</li>
<li>customs declaration: ¥8.00 for each package,</li>
<li>storage, only beyond the {freeStorageDays} free days: {overdueDayPrice} per item and day,</li>
<li>options you choose yourself: extra protection {extraProtectionPrice}, removing packaging {removePackagingPrice}, insurance {insuranceRate} of the declared value.</li>
</ul>
<h2>The way you pay</h2>
<p>Paying from your balance costs nothing; a card costs a handling fee of {cardFee} of what it pays. It is shown before you confirm.</p>
<h2>An example</h2>
<p>A parcel to the United States with a chargeable weight of 1.2 kg by <em>Air, general goods</em>: ¥80.00 for the first 500 g, two further steps at ¥36.00, and ¥8.00 for the declaration make ¥160.00.</p>
<h2>Not included</h2>
<p>Import duties and taxes of your country, unless you choose a line that says <em>taxes prepaid</em>.</p>`,
  },
  zh: {
    name: '费用说明',
    html: `<p>您一共付款两次，每次付款前都能看到全部明细。所有金额以人民币结算。</p>
<h2>第一次付款：订单</h2>
<ul>
<li>商品价格（商家售价）</li>
<li>商家寄到我们仓库的运费</li>
<li>精细拍照（可选）：每张 {finePhotoPrice}</li>
</ul>
<h2>第二次付款：包裹</h2>
<ul>
<li>国际运费：首重 500 克一个价，续重每 500 克一个价，不足 500 克按 500 克计</li>
<li>报关费：每个包裹 ¥8.00</li>
<li>仓储费：超出 {freeStorageDays} 天免费期后，每件每天 {overdueDayPrice}</li>
<li>自选服务：加固包装 {extraProtectionPrice}，去除原包装 {removePackagingPrice}，运输保险为申报价值的 {insuranceRate}</li>
</ul>
<h2>支付方式</h2>
<p>使用余额付款没有手续费；使用银行卡时，按刷卡金额收取 {cardFee} 手续费，确认前会显示。</p>
<h2>举个例子</h2>
<p>一个寄往美国、计费重量 1.2 公斤的包裹，选择<em>空运普货专线</em>：首重 ¥80.00，续重两档各 ¥36.00，加上报关费 ¥8.00，合计 ¥160.00。</p>
<h2>不包含的费用</h2>
<p>目的国家或地区的进口关税和税费，除非您选择了<em>包税</em>线路。</p>`,
  },
};
