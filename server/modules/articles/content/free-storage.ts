import type { ReferenceArticle } from './reference-article';

export const freeStorage: ReferenceArticle = {
  id: 67,
  isFaq: true,
  en: {
    name: 'Free storage, and what comes after it',
    html: `<p>Each item may lie in our warehouse for <strong>{freeStorageDays} days free of charge</strong>, counted from the moment it arrived. That is time to collect several purchases and send them together.</p>
<h2>We remind you</h2>
<p>You receive a message when 10, 5 and 1 days of free storage are left, and once they are over. Your warehouse page shows the days left beside every item.</p>
<h2>When the clock stops</h2>
<p>While an item is in a packing plan or a package, its days do not run. If you cancel, counting goes on from where it stopped; nothing is lost.</p>
<h2>After the free days</h2>
<p>Storage then costs {overdueDayPrice} per item and day, for at most {mostOverdueDays} days. You pay it together with the shipping, as a line of its own. An item will therefore never owe more than {mostOverdueFee} for storage.</p>
<h2>And if I forget an item?</h2>
<p>No clock destroys anything here. Your item stays where it is, and you can still pack it.</p>`,
  },
  zh: {
    name: '免费仓储与超期费用',
    html: `<p>每件商品从入库那一刻起，享有 <strong>{freeStorageDays} 天免费仓储</strong>，足够您攒齐几次购物，再一起寄出。</p>
<h2>到期提醒</h2>
<p>免费期还剩 10 天、5 天、1 天时，以及到期时，我们都会发站内消息提醒您。仓库页面上，每件商品旁边也会显示剩余天数。</p>
<h2>什么时候不计时</h2>
<p>商品在打包方案或包裹里的时候，不计算仓储天数。如果取消，就从停下的地方继续计算，不会少您一天。</p>
<h2>超过免费期</h2>
<p>之后每件每天 {overdueDayPrice}，最多收取 {mostOverdueDays} 天，与国际运费一起支付，并单独列出。也就是说，一件商品的仓储费最多 {mostOverdueFee}。</p>
<h2>如果忘了某件商品？</h2>
<p>我们不会因为时间到了就处理您的商品。它会一直存放在原处，您随时可以打包寄出。</p>`,
  },
};
