import type { ReferenceArticle } from './reference-article';

export const choosingALine: ReferenceArticle = {
  id: 71,
  isFaq: true,
  en: {
    name: 'Choosing a delivery line',
    html: `<p>Ask yourself three questions: how soon, how heavy, how bulky?</p>
<dl>
<dt>Express, {days.EXPRESS}</dt><dd>{lines.EXPRESS}. Couriers carry the parcel from door to door, for what is urgent or heavy.</dd>
<dt>Direct Injection, {days.DIRECT_INJECTION}</dt><dd>{lines.DIRECT_INJECTION}. By air, then handed to the local post or courier. A line with <em>taxes prepaid</em> spares you surprises at the door.</dd>
<dt>Postal, {days.POSTAL}</dt><dd>{lines.POSTAL}. The post of both countries carries the parcel; a line for small things is meant for light ones.</dd>
<dt>Ocean, {days.OCEAN}</dt><dd>{lines.OCEAN}. For the patient, and for what is heavy.</dd>
</dl>
<p>Days are counted from the moment the carrier has the parcel. Customs may need longer; nobody can promise for them.</p>
<p>When you pack, you see what each line costs for <em>your</em> parcel to <em>your</em> address, and the cheapest is marked. What each line carries stands under <a href="/faq/70">chargeable weight</a>, a table of all prices is <a href="/faq/83">here</a>, and what goods cost to your country is in <a href="/#estimate">the estimate</a>.</p>`,
  },
  zh: {
    name: '如何选择线路',
    html: `<p>先问自己三个问题：要多快？有多重？占多大地方？</p>
<dl>
<dt>快递 Express，{days.EXPRESS}</dt><dd>{lines.EXPRESS}。由快递公司门到门派送，适合急件和重货。</dd>
<dt>专线 Direct Injection，{days.DIRECT_INJECTION}</dt><dd>{lines.DIRECT_INJECTION}。空运到当地后交给邮政或快递派送。<em>包税</em>线路免去收货时补税的麻烦。</dd>
<dt>邮政 Postal，{days.POSTAL}</dt><dd>{lines.POSTAL}。由两地邮政寄送；其中的小包线路适合轻小件。</dd>
<dt>海运 Ocean，{days.OCEAN}</dt><dd>{lines.OCEAN}。适合不着急的您，以及较重的包裹。</dd>
</dl>
<p>时效从承运商收到包裹算起。清关可能需要更多时间，这一点谁也无法保证。</p>
<p>打包时，您会看到每条线路把<em>这个包裹</em>寄到<em>您的地址</em>的实际价格，最便宜的会标出来。各线路的限制见<a href="/faq/70">计费重量怎么算</a>，全部价格见<a href="/faq/83">时效与价格一览</a>，寄到您所在国家或地区的费用见<a href="/#estimate">运费估算</a>。</p>`,
  },
};
