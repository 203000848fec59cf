import type { ReferenceArticle } from './reference-article';

export const privacy: ReferenceArticle = {
  id: 87,
  isFaq: false,
  en: {
    name: 'Privacy policy',
    html: `<h2>What we keep, and why</h2>
<ul>
<li><strong>Your account</strong>: e-mail address, password (unreadable, even to us) and what you add to your profile, so that you can log in.</li>
<li><strong>Your orders and packages</strong>: items, remarks, addresses, declarations and their timeline, because this is the work you give us and because tax and customs law demand it.</li>
<li><strong>Your balance</strong>: every movement, because books must not have gaps.</li>
<li><strong>What you write to us</strong>: to answer you.</li>
</ul>
<h2>Cookies</h2>
<p>Three kinds only: those that keep you logged in, which last 2 days; one that tells that you logged in from this device before, for 90 days, so that nobody can keep you out of your account by guessing at your password; and those that remember how you want to see the site: its language, its colours, your currency, a reminder that you closed. We set none for advertising.</p>
<h2>Who else sees it</h2>
<p>The shop learns what we buy, not who you are. The carrier and customs receive the name, address, phone number and contents of your parcel. A payment provider receives what a payment needs. Nobody else, and nobody for money.</p>
<h2>Reviews</h2>
<p>If you choose to be anonymous, neither your name nor your picture is shown with your review.</p>
<h2>Your rights</h2>
<p>Under <a href="/mine/secure">account security</a> you can download what we know about you and close your account; under <a href="/mine/personal">personal information</a> you correct it. For anything else write to {serviceEmail} from the address of your account. What the law makes us keep, we keep for as long as it says and no longer.</p>`,
  },
  zh: {
    name: '隐私政策',
    html: `<h2>我们保存什么，为什么</h2>
<ul>
<li><strong>账户信息</strong>：邮箱、密码（以任何人都无法读取的形式保存）和您填写的个人资料，用于登录。</li>
<li><strong>订单和包裹</strong>：商品、备注、地址、申报信息和时间线，这是您委托我们的事务，也是税务和海关法规的要求。</li>
<li><strong>余额</strong>：每一笔变动，因为账目不能有缺口。</li>
<li><strong>您写给我们的内容</strong>：用于答复您。</li>
</ul>
<h2>Cookie</h2>
<p>只有三类：用于保持登录的，有效期 2 天；表明您曾在此设备登录的，有效期 90 天，这样他人反复猜测密码时您仍能登录；以及记住您浏览习惯的，如语言、颜色、币种和已关闭的提醒。我们不设置任何广告 Cookie。</p>
<h2>还有谁能看到</h2>
<p>店铺只知道我们买了什么，不知道您是谁。承运商和海关会收到包裹的收件人姓名、地址、电话和内容。支付机构会收到完成付款所需的信息。除此之外不提供给任何人，更不会出售。</p>
<h2>评价</h2>
<p>选择匿名评价时，不会显示您的名字和头像。</p>
<h2>您的权利</h2>
<p>您可以在<a href="/mine/secure">账户安全</a>下载我们掌握的个人信息或注销账户，在<a href="/mine/personal">个人信息</a>更正资料。其他事项请用账户邮箱写信到 {serviceEmail}。法律要求保留的资料，我们只按规定的期限保留。</p>`,
  },
};
