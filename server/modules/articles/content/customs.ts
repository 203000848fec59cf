import type { ReferenceArticle } from './reference-article';

export const customs: ReferenceArticle = {
  id: 72,
  isFaq: true,
  en: {
    name: 'Customs declaration and duties',
    html: `<p>Every parcel that crosses a border carries a declaration. You tell us what is inside, we fill in the papers; this costs {declarationFee} for each package.</p>
<h2>What to declare</h2>
<p>For each item: a description an official understands (“cotton shirt”, not “gift”) and its true value. Both are yours to state, and you answer for them. If customs doubt a value, they may ask for proof, hold the parcel or fine the receiver.</p>
<h2>Duties and taxes</h2>
<p>Many countries let small parcels in free of duty and tax everything above a limit. The limits change; the customs office of your country knows them. Unless you choose a line with <strong>taxes prepaid</strong>, the carrier collects duties from you on delivery.</p>
<h2>If a parcel is held</h2>
<p>Customs usually write to the receiver. Answer soon, and send them the order’s page from {site} as proof of the price. If you need anything from us, write to {serviceEmail} with the package number.</p>
<p>Some things must not travel at all: see <a href="/article/88">prohibited goods</a>.</p>`,
  },
  zh: {
    name: '报关与关税',
    html: `<p>每个跨境包裹都需要申报。您告诉我们里面是什么，我们来填写单证，每个包裹收取 {declarationFee} 报关费。</p>
<h2>怎么申报</h2>
<p>每件商品请填写海关能看懂的品名（写“棉质衬衫”，不要写“礼物”）和真实价值。申报内容由您填写，也由您负责。如果海关对价值有疑问，可能会要求提供证明、扣留包裹或对收件人处以罚款。</p>
<h2>关税和税费</h2>
<p>许多国家和地区对小额包裹免税，超过限额则需缴税。限额时有调整，请以当地海关公布的为准。除非您选择了<strong>包税</strong>线路，税费会在派送时由承运商向您收取。</p>
<h2>包裹被海关扣留怎么办</h2>
<p>海关通常会联系收件人。请尽快答复，并提供 {site} 的订单页面作为价格证明。需要我们协助时，请把包裹号发到 {serviceEmail}。</p>
<p>有些物品完全不能寄送，请看<a href="/article/88">禁寄物品</a>。</p>`,
  },
};
