import type { ReferenceArticle } from './reference-article';

export const account: ReferenceArticle = {
  id: 77,
  isFaq: true,
  en: {
    name: 'Your account and password',
    html: `<h2>Your password</h2>
<p>It has 6 to 20 characters, letters and digits alone, with at least one of each. Use one that you use nowhere else. We store it in a form that nobody can read, not even we, and we will never ask you for it.</p>
<h2>Forgotten it?</h2>
<p>On the log-in page choose <em>Forgot your password?</em> We send you a link that works once and for 30 minutes. If no mail arrives, look into the spam folder and check that you used the address you registered with.</p>
<h2>Logged out?</h2>
<p>For your safety you are logged out after 2 days. Logging out yourself, or changing the password, ends the session on our side as well. After several wrong passwords we make you wait a little; that keeps strangers from guessing.</p>
<h2>Addresses</h2>
<p>You can keep up to 20. The default address cannot be deleted; make another one the default first. Orders and packages keep a copy of their address, so a later change does not touch a parcel that is on its way.</p>`,
  },
  zh: {
    name: '账户与密码',
    html: `<h2>密码</h2>
<p>密码为 6 至 20 位，只能使用字母和数字，两者都至少要有一个。请使用不与其他网站相同的密码。密码以任何人都无法读取的形式保存，我们也看不到，更不会向您索要。</p>
<h2>忘记密码？</h2>
<p>在登录页点击<em>忘记密码？</em>，我们会发送一条链接，30 分钟内有效，只能使用一次。没有收到邮件时，请查看垃圾邮件箱，并确认填写的是注册时的邮箱。</p>
<h2>为什么被退出登录？</h2>
<p>为了您的安全，登录状态保持 2 天。主动退出或修改密码，也会让我们这边的会话立即失效。连续输错密码后需要稍等片刻，这样陌生人就无法反复尝试。</p>
<h2>收货地址</h2>
<p>最多可以保存 20 个。默认地址不能删除，请先把其他地址设为默认。订单和包裹会保存当时的地址，之后再修改，不会影响已经在路上的包裹。</p>`,
  },
};
