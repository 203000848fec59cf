import type { ReferenceArticle } from './reference-article';

export const about: ReferenceArticle = {
  id: 81,
  isFaq: false,
  en: {
    name: 'About {site}',
    html: `<p>The thing you want is sold in a shop that does not ship to you, takes no card of yours, or speaks no language of yours. {site} closes that gap. You send us a link; we buy, receive, check, store and forward.</p>
<h2>How we work</h2>
<p>Behind every order there are people: someone buys it, someone takes it in and puts it on the scales, someone packs it. Each of these steps is written down on the timeline of your order, with its time. We would rather show you what is happening than tell you not to worry.</p>
<h2>What we hold ourselves to</h2>
<ul>
<li>Every fee is shown before you pay it, line by line.</li>
<li>Your money is booked twice over, and the books are checked: what you paid, what returned to you, what is left.</li>
<li>Nothing in the warehouse is thrown away because a date has passed.</li>
<li>When we cannot deliver, your money comes back without your having to ask twice.</li>
</ul>
<p>Parcels leave for about 180 countries, by express, by air, by post and by sea.</p>`,
  },
  zh: {
    name: '关于 {site}',
    html: `<p>您喜欢的东西，偏偏那家店不寄到您所在的地方，不收您的卡，或者看不懂页面上的文字。{site} 就是来解决这些事的：您发来链接，我们负责购买、收货、检查、仓储和转运。</p>
<h2>我们怎么工作</h2>
<p>每个订单背后都是人：有人下单，有人收货称重，有人打包。每一步都带着时间，记录在订单的时间线上。与其请您放心，不如让您看得见。</p>
<h2>我们对自己的要求</h2>
<ul>
<li>每一项费用都在付款前逐条列出。</li>
<li>您的每一笔钱都采用复式记账并反复核对：付了多少、退了多少、还剩多少。</li>
<li>不会因为过了某个日期就处理掉仓库里的商品。</li>
<li>如果我们办不到，款项会退还给您，不必反复催促。</li>
</ul>
<p>我们的包裹通过快递、空运、邮政和海运，寄往约 180 个国家和地区。</p>`,
  },
};
