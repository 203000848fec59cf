import type { ReferenceArticle } from './reference-article';

export const choosingALine: ReferenceArticle = {
  id: 71,
  isFaq: true,
  en: {
    name: 'Choosing a delivery line',
    html: `<p>Ask yourself three questions: how soon, how heavy, how bulky?</p>
<dl>
<dt>Express, 1–3 days</dt><dd>DHL and FedEx. The fastest and the dearest, and for heavy parcels the only choice up to about 70 kg. Volume counts strictly.</dd>
<dt>Direct Injection, 5–10 days</dt><dd>By air, then handed to the local post or courier. <em>Taxes prepaid</em> spares you surprises at the door; <em>General goods</em> is the kindest to bulky parcels.</dd>
<dt>Postal, 10–14 days</dt><dd>EMS reaches almost every country. ePacket is the cheapest for small things up to 2 kg.</dd>
<dt>Ocean, 3–5 weeks</dt><dd>For the patient: from 2 kg up it costs a fraction of air freight.</dd>
</dl>
<p>Days are counted from the moment the carrier has the parcel. Customs may need longer; nobody can promise for them.</p>
<p>When you pack, you see what each line costs for <em>your</em> parcel to <em>your</em> address, and the cheapest is marked. A table of all prices is <a href="/faq/83">here</a>.</p>`,
  },
  zh: {
    name: '如何选择物流线路',
    html: `<p>先问自己三个问题：要多快？有多重？占多大地方？</p>
<dl>
<dt>快递 Express，1–3 天</dt><dd>DHL 和 FedEx。速度最快，价格也最高；约 70 公斤以内的重货只有它们能寄。对体积计算严格。</dd>
<dt>专线 Direct Injection，5–10 天</dt><dd>空运到当地后交给邮政或快递派送。<em>包税专线</em>免去收货时补税的麻烦；<em>普货专线</em>对体积大的包裹最友好。</dd>
<dt>邮政 Postal，10–14 天</dt><dd>EMS 几乎可以到达所有国家和地区；e邮宝适合 2 公斤以内的小件，价格最低。</dd>
<dt>海运 Ocean，3–5 周</dt><dd>适合不着急的您：2 公斤起寄，费用只是空运的一小部分。</dd>
</dl>
<p>时效从承运商收到包裹算起。清关可能需要更多时间，这一点谁也无法保证。</p>
<p>打包时，您会看到每条线路把<em>这个包裹</em>寄到<em>您的地址</em>的实际价格，最便宜的会标出来。全部价格见<a href="/faq/83">时效与价格一览</a>。</p>`,
  },
};
