import type { ReferenceArticle } from './reference-article';

export const business: ReferenceArticle = {
  id: 85,
  isFaq: false,
  en: {
    name: 'Fulfilment for businesses',
    html: `<p>You sell online and your goods come from China or Hong Kong? Then let them start from there. {site} stores, packs and ships in your name, and your customers receive their parcels straight from the source.</p>
<h2>What we take off your hands</h2>
<ul>
<li>receiving your suppliers’ deliveries, counting and checking them,</li>
<li>storing them, with photographs and weights you can look up,</li>
<li>packing each of your customers’ orders and declaring it for customs,</li>
<li>choosing among more than 50 carriers and following the parcel to the door.</li>
</ul>
<h2>Is it for us?</h2>
<p>There is no lower limit: ten parcels a month are as welcome as ten thousand. Tell us what you sell, where your customers live and how many parcels you expect, with the form on our <a href="/">home page</a>. You receive an offer with real figures, not a brochure.</p>
<p>You may also write to {serviceEmail}.</p>`,
  },
  zh: {
    name: '企业代发货服务',
    html: `<p>您在网上销售，货源在中国内地或香港？那就让货物直接从这里出发。{site} 以您的名义仓储、打包和发货，您的客户直接从源头收到包裹。</p>
<h2>我们替您做什么</h2>
<ul>
<li>接收供应商的货物，清点并检查</li>
<li>入库仓储，照片和重量随时可查</li>
<li>为您的每一位客户打包并办理报关</li>
<li>在 50 多家承运商中选择合适的，并跟踪到门</li>
</ul>
<h2>适合我们吗？</h2>
<p>我们不设最低数量：每月十个包裹和一万个包裹，同样欢迎。请在<a href="/">首页</a>的表单中告诉我们：卖什么、客户在哪里、预计多少包裹。您收到的会是有真实数字的报价，而不是一本宣传册。</p>
<p>也可以直接写信到 {serviceEmail}。</p>`,
  },
};
