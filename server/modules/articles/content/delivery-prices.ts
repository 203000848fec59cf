import type { ReferenceArticle } from './reference-article';

export const deliveryPrices: ReferenceArticle = {
  id: 83,
  isFaq: true,
  en: {
    name: 'Delivery times and prices at a glance',
    html: `<p>Prices in yuan: first 500 g + each further 500 g. Add ¥8.00 for the customs declaration of each package.</p>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">Time</th><th scope="col">United States</th><th scope="col">Germany, Britain</th><th scope="col">Australia</th></tr></thead>
<tbody>
<tr><th scope="row">DHL Express</th><td>1–3 days</td><td>165 + 55</td><td>170 + 58</td><td>150 + 50</td></tr>
<tr><th scope="row">FedEx International Priority</th><td>1–3 days</td><td>150 + 50</td><td>158 + 54</td><td>140 + 46</td></tr>
<tr><th scope="row">Air, taxes prepaid</th><td>5–10 days</td><td>98 + 42</td><td>90 + 38</td><td>78 + 33</td></tr>
<tr><th scope="row">Air, general goods</th><td>5–10 days</td><td>80 + 36</td><td>78 + 34</td><td>68 + 29</td></tr>
<tr><th scope="row">EMS</th><td>10–14 days</td><td>125 + 48</td><td>140 + 55</td><td>105 + 42</td></tr>
<tr><th scope="row">ePacket</th><td>10–14 days</td><td>62 + 38</td><td>58 + 36</td><td>52 + 32</td></tr>
<tr><th scope="row">Ocean freight</th><td>3–5 weeks</td><td>55 + 11</td><td>60 + 12</td><td>50 + 10</td></tr>
</tbody>
</table>
<p>Other countries belong to a zone with prices of its own; when you pack, you see those for your address. Limits: DHL 70 kg, FedEx 68 kg, ePacket 2 kg, all others 30 kg. What is weighed is explained under <a href="/faq/70">chargeable weight</a>.</p>`,
  },
  zh: {
    name: '时效与价格一览',
    html: `<p>价格单位为人民币元：首重 500 克 + 续重每 500 克。每个包裹另加报关费 ¥8.00。</p>
<table>
<thead><tr><th scope="col">线路</th><th scope="col">时效</th><th scope="col">美国</th><th scope="col">德国、英国</th><th scope="col">澳大利亚</th></tr></thead>
<tbody>
<tr><th scope="row">DHL 国际快递</th><td>1–3 天</td><td>165 + 55</td><td>170 + 58</td><td>150 + 50</td></tr>
<tr><th scope="row">FedEx 国际优先快递</th><td>1–3 天</td><td>150 + 50</td><td>158 + 54</td><td>140 + 46</td></tr>
<tr><th scope="row">空运包税专线</th><td>5–10 天</td><td>98 + 42</td><td>90 + 38</td><td>78 + 33</td></tr>
<tr><th scope="row">空运普货专线</th><td>5–10 天</td><td>80 + 36</td><td>78 + 34</td><td>68 + 29</td></tr>
<tr><th scope="row">EMS 国际特快专递</th><td>10–14 天</td><td>125 + 48</td><td>140 + 55</td><td>105 + 42</td></tr>
<tr><th scope="row">e邮宝</th><td>10–14 天</td><td>62 + 38</td><td>58 + 36</td><td>52 + 32</td></tr>
<tr><th scope="row">海运</th><td>3–5 周</td><td>55 + 11</td><td>60 + 12</td><td>50 + 10</td></tr>
</tbody>
</table>
<p>其他国家和地区按各自的分区计价，打包时会显示寄到您地址的价格。重量上限：DHL 70 公斤，FedEx 68 公斤，e邮宝 2 公斤，其余 30 公斤。重量如何计算，请看<a href="/faq/70">计费重量怎么算</a>。</p>`,
  },
};
