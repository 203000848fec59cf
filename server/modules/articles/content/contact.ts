import type { ReferenceArticle } from './reference-article';

export const contact: ReferenceArticle = {
  id: 82,
  isFaq: false,
  en: {
    name: 'Contact us',
    html: `<p>Write to <strong>{serviceEmail}</strong> at any hour: our service is there around the clock, seven days a week.</p>
<h2>So that one letter is enough</h2>
<p>Please tell us, in your own words:</p>
<ul>
<li>what it is about: the order number (it begins with OR), the package number (PK) or the transaction number (FR),</li>
<li>what you expected, and what you see instead,</li>
<li>a picture, if there is something to see.</li>
</ul>
<p>Write from the address of your account; we do not discuss orders with anyone else. Never send us your password or the number of a card. We do not need them, and anyone who asks for them is not us.</p>
<h2>Perhaps you need not wait</h2>
<p>Most questions are answered in the <a href="/faq">help centre</a>, and the page of an order or a package shows what is happening with it at this moment.</p>`,
  },
  zh: {
    name: '联系我们',
    html: `<p>请写信到 <strong>{serviceEmail}</strong>，我们全天候 7×24 小时为您服务。</p>
<h2>一封信就说清楚</h2>
<p>请在信中告诉我们：</p>
<ul>
<li>相关号码：订单号（OR 开头）、包裹号（PK 开头）或交易号（FR 开头）</li>
<li>您原本期望的结果，以及实际看到的情况</li>
<li>如果方便，附上图片</li>
</ul>
<p>请使用注册账户的邮箱来信，我们不会与他人讨论您的订单。请不要把密码或银行卡号发给我们。我们不需要这些信息，凡是索要的人都不是我们。</p>
<h2>也许不用等回信</h2>
<p>大多数问题在<a href="/faq">帮助中心</a>都有答案；订单和包裹页面也会显示此刻的最新进展。</p>`,
  },
};
