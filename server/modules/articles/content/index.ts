import { about } from './about';
import { account } from './account';
import { addingItems } from './adding-items';
import { balance } from './balance';
import { business } from './business';
import { cancellingPackages } from './cancelling-packages';
import { chargeableWeight } from './chargeable-weight';
import { choosingALine } from './choosing-a-line';
import { contact } from './contact';
import { customs } from './customs';
import { deliveryPrices } from './delivery-prices';
import { finePhotos } from './fine-photos';
import { freeStorage } from './free-storage';
import { orderRefunds } from './order-refunds';
import { orderStatuses } from './order-statuses';
import { packing } from './packing';
import { packingOptions } from './packing-options';
import { paying } from './paying';
import { privacy } from './privacy';
import { prohibitedGoods } from './prohibited-goods';
import { purchaseProcess } from './purchase-process';
import type { ReferenceGroup } from './reference-article';
import { shopSurprises } from './shop-surprises';
import { terms } from './terms';
import { tracking } from './tracking';
import { whatItCosts } from './what-it-costs';

/** The initial articles of every site: groups and articles in their order. */
export const referenceArticles: readonly ReferenceGroup[] = [
  {
    id: 'getting-started',
    type: 'HELP',
    names: { en: 'Getting started', zh: '新手入门' },
    articles: [purchaseProcess, addingItems, whatItCosts],
  },
  {
    id: 'orders-payment',
    type: 'HELP',
    names: { en: 'Orders & payment', zh: '订单与付款' },
    articles: [orderStatuses, paying, balance, shopSurprises],
  },
  {
    id: 'warehouse-packing',
    type: 'HELP',
    names: { en: 'Warehouse & packing', zh: '仓库与打包' },
    articles: [freeStorage, finePhotos, packing, chargeableWeight],
  },
  {
    id: 'shipping-customs',
    type: 'HELP',
    names: { en: 'Shipping & customs', zh: '国际运输与清关' },
    articles: [choosingALine, customs, tracking, packingOptions],
  },
  {
    id: 'refunds-account',
    type: 'HELP',
    names: { en: 'Refunds & account', zh: '退款与账户' },
    articles: [orderRefunds, cancellingPackages, account],
  },
  {
    id: 'about',
    type: 'FOOTER',
    names: { en: 'About us', zh: '关于我们' },
    articles: [about, contact],
  },
  {
    id: 'service',
    type: 'FOOTER',
    names: { en: 'Service', zh: '服务' },
    articles: [deliveryPrices, business],
  },
  {
    id: 'policies',
    type: 'FOOTER',
    names: { en: 'Policies', zh: '条款与政策' },
    articles: [terms, privacy, prohibitedGoods],
  },
];
