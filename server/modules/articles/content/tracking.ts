import type { ReferenceArticle } from './reference-article';

export const tracking: ReferenceArticle = {
  id: 73,
  isFaq: true,
  en: {
    name: 'Tracking a package and confirming receipt',
    html: `<h2>Before it leaves</h2>
<p>A paid package is <em>pending shipment</em>: we fetch its items, pack them and hand them to the carrier. Until then you can still <a href="/faq/76">cancel it</a>.</p>
<h2>On its way</h2>
<p>When the package is shipped you receive a message with the carrier and the tracking number. Both stand on the package’s page as well. It may take a day or two until the carrier’s site knows the number.</p>
<h2>In your hands</h2>
<p>Look at the parcel before you sign. If it is damaged, photograph it unopened and tell the carrier at once. Then press <em>Confirm receipt</em> on the package’s page.</p>
<p>If you do not, the package is completed by itself <strong>{receiptDays} days after shipping</strong>, or a week after the last day on which it was expected, whichever is later. If it has not reached you by then, write to {serviceEmail} before the time is over.</p>
<h2>Leave a review</h2>
<p>A completed package can be reviewed once, with stars, a few words and a picture if you like, under your name or anonymously. Everybody can read it, with the delivery line, the days it took and what it cost. We may answer it there.</p>`,
  },
  zh: {
    name: '物流跟踪与确认收货',
    html: `<h2>发货之前</h2>
<p>付款后的包裹状态是<em>待发货</em>：我们取出商品、打包，再交给承运商。在此之前您仍可以<a href="/faq/76">取消包裹</a>。</p>
<h2>运输途中</h2>
<p>发货后您会收到站内消息，里面有承运商和运单号，包裹详情页也能看到。运单号可能要一两天后才能在承运商网站上查到。</p>
<h2>收到包裹</h2>
<p>签收前请先检查外包装。如有破损，请在拆开之前拍照，并立即告知承运商。确认无误后，在包裹详情页点击<em>确认收货</em>。</p>
<p>如果您没有操作，包裹会在<strong>发货 {receiptDays} 天后</strong>自动完成；如果预计送达的最后一天再过一周更晚，则以后者为准。如果到那时仍未收到，请在期限之前写信到 {serviceEmail}。</p>
<h2>写评价</h2>
<p>已完成的包裹可以评价一次：打星、写几句感受，也可以附一张图片，署名或匿名都可以。所有人都能看到评价，以及线路、用时和费用；我们也可能在那里回复。</p>`,
  },
};
