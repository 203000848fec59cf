import type { ReferenceArticle } from './reference-article';

export const terms: ReferenceArticle = {
  id: 86,
  isFaq: false,
  en: {
    name: 'Terms of service',
    html: `<h2>1. What we do</h2>
<p>{site} buys goods in your name from shops you choose, keeps them in a warehouse and forwards them to you. The shop is the seller; we are your agent.</p>
<h2>2. Your order</h2>
<p>By submitting an order you ask us to buy. It is binding once it is paid, which must happen within {paymentHours} hours. If a shop raises a price or cannot deliver, we ask you first or refund the item.</p>
<h2>3. Payment</h2>
<p>All amounts are settled in Chinese yuan. Prices in other currencies are shown for reference. Goods are paid with the order, international shipping with the package.</p>
<h2>4. Refunds</h2>
<p>An order can be refunded until {refundDays} days after its last item arrived, as long as no item is packed. Money returns to your balance, without the fee of the payment method.</p>
<h2>5. Storage</h2>
<p>{freeStorageDays} days are free; afterwards {overdueDayPrice} per item and day is due, for at most {mostOverdueDays} days. After that the fee of an item, {mostOverdueFee} by then, does not grow any more; we go on storing the item.</p>
<h2>6. Shipping</h2>
<p>Delivery times are those of the carriers. You declare the contents truthfully and bear duties and taxes unless they are prepaid. <a href="/article/88">Prohibited goods</a> are not shipped.</p>
<h2>7. Your account</h2>
<p>Keep your password to yourself. What is done with your account is taken to be done by you, until you tell us otherwise.</p>
<h2>8. Questions and disagreements</h2>
<p>Write to {serviceEmail} first; most things can be settled there. Rights that the law gives you as a consumer are unaffected.</p>`,
  },
  zh: {
    name: '服务条款',
    html: `<h2>一、服务内容</h2>
<p>{site} 受您委托，从您选择的店铺购买商品，存放在仓库并转运给您。店铺是卖方，我们是您的代理人。</p>
<h2>二、订单</h2>
<p>提交订单即委托我们购买，付款后生效；付款须在 {paymentHours} 小时内完成。如店铺涨价或无法供货，我们会先征求您的意见，或将该商品退款。</p>
<h2>三、付款</h2>
<p>所有金额以人民币结算，其他币种仅供参考。商品款随订单支付，国际运费随包裹支付。</p>
<h2>四、退款</h2>
<p>最后一件商品入库后 {refundDays} 天内，且没有商品已打包的，可以申请订单退款。款项退回余额，支付方式的手续费不退。</p>
<h2>五、仓储</h2>
<p>免费 {freeStorageDays} 天，之后每件每天 {overdueDayPrice}，最多收取 {mostOverdueDays} 天。此后一件商品的仓储费不再增加（最多 {mostOverdueFee}），商品继续存放。</p>
<h2>六、运输</h2>
<p>时效以承运商为准。您应如实申报包裹内容，并承担关税和税费（包税线路除外）。<a href="/article/88">禁寄物品</a>不予寄送。</p>
<h2>七、账户</h2>
<p>请妥善保管密码。在您通知我们之前，使用您账户进行的操作视为您本人所为。</p>
<h2>八、疑问与争议</h2>
<p>请先写信到 {serviceEmail}，多数问题都能由此解决。法律赋予您的消费者权利不受影响。</p>`,
  },
};
