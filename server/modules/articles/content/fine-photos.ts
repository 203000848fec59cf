import type { ReferenceArticle } from './reference-article';

export const finePhotos: ReferenceArticle = {
  id: 68,
  isFaq: true,
  en: {
    name: 'Fine photos',
    html: `<p>Every item is photographed when it arrives, free of charge. If you want to look closer – at a seam, a label, a serial number – order <strong>fine photos</strong>.</p>
<ul>
<li>{finePhotoPrice} each, at most 20 for one order.</li>
<li>Order them when you submit the order; they are paid with it.</li>
<li>Tell us what they should show in up to 500 characters, and which part of the item to photograph.</li>
</ul>
<p>A good note is short and precise: “Close-up of the left sleeve’s cuff, and the washing label.” A note such as “everything, please” leaves it to us to guess.</p>
<h2>Where to find them</h2>
<p>Photos appear beside the item in your warehouse as soon as it has been received. Click one to enlarge it. If what you see is not what you ordered, ask for a refund before you pack: once everything is in stock you have {refundDays} days.</p>`,
  },
  zh: {
    name: '精细拍照服务',
    html: `<p>每件商品到仓时，我们都会免费拍照。如果您想看得更仔细——一道缝线、一个标签、一串序列号——可以选择<strong>精细拍照</strong>。</p>
<ul>
<li>每张 {finePhotoPrice}，每个订单最多 20 张。</li>
<li>在提交订单时选择，与订单一起付款。</li>
<li>用 500 字以内写明想看什么，以及要拍商品的哪个部位。</li>
</ul>
<p>好的说明简短而具体，比如：“左袖口的特写，还有水洗标。”如果只写“都拍一下”，我们就只能靠猜了。</p>
<h2>在哪里查看</h2>
<p>商品入库后，照片会出现在仓库页面的商品旁边，点击可以放大。如果发现和您买的不一样，请在打包之前申请退款：全部入库后有 {refundDays} 天时间。</p>`,
  },
};
