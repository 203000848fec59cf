import type { ReferenceArticle } from './reference-article';

export const addingItems: ReferenceArticle = {
  id: 61,
  isFaq: true,
  en: {
    name: 'Adding an item by link or by hand',
    html: `<h2>By link</h2>
<p>Paste the item’s address into any search box of {site}. It does not have to be tidy: if you paste the whole message an app shares, we find the link in it. Then check what we show you. Shops change pages all the time, so <strong>the price you see on the shop’s page is the one that counts</strong>; correct ours when it differs and tell us why in up to 150 characters.</p>
<h2>By hand</h2>
<p>Some pages cannot be read. Fill in the form instead; three things are needed:</p>
<ul>
<li>the link of the item,</li>
<li>its name,</li>
<li>its unit price in yuan.</li>
</ul>
<p>Size, colour, quantity, a picture and the shop’s shipping fee are welcome too. The more exactly you describe an item, the surer we buy the right one. A picture may be a gif, jpg or png of at most 2 MB.</p>
<h2>In the cart</h2>
<p>The same item in the same specification is counted together. Quantity and remark can still be changed in the cart; for another colour, add the item again. Before you buy, have a look at <a href="/article/88">what we cannot ship</a>.</p>`,
  },
  zh: {
    name: '用链接或手动添加商品',
    html: `<h2>用链接添加</h2>
<p>把商品网址粘贴到 {site} 的任意一个搜索框即可。不用特意整理：就算粘贴的是 App 分享的整段文字，我们也能从中找到链接。接着请核对页面上显示的信息。店铺的页面随时会变，<strong>请以店铺页面上的价格为准</strong>；如果不一致，可以修改价格，并用 150 字以内说明原因。</p>
<h2>手动添加</h2>
<p>有些页面无法读取，这时请填写表单，以下三项必填：</p>
<ul>
<li>商品链接</li>
<li>商品名称</li>
<li>单价（人民币）</li>
</ul>
<p>尺码、颜色、数量、图片和店铺运费也欢迎一并填写。描述得越准确，我们越不会买错。图片支持 gif、jpg、png 格式，不超过 2 MB。</p>
<h2>在购物车里</h2>
<p>同一商品、同一规格会自动合并计数。数量和备注可以在购物车里修改；想换颜色，请重新添加一次。下单之前，也请看一看<a href="/article/88">哪些物品不能寄送</a>。</p>`,
  },
};
