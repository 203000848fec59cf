import { escapeHtml } from '../../../kernel/escape-html';
import { availabilityName, type ItemUrls, type Publication } from './publish-item';
import type { ShopItem, ShopVariant } from './shop-items';
import type { ShopTexts } from './shop-texts';

/** Renders an item for people; the publication's attributes mark the data for programs. */
export function itemHtml(
  item: ShopItem,
  { pictures }: ItemUrls,
  { thing, property }: Publication,
  texts: ShopTexts,
): string {
  const { title, description, variants, seller } = item;
  const choices = variants.map((variant) => variantHtml(item, variant, { thing, property }, texts));
  return `<article${thing(variants.length > 0 ? 'ProductGroup' : 'Product')}>
  ${pictures.map((url) => `<img${property('image')} src="${escapeHtml(url)}" alt="" width="400" height="400" />`).join('')}
  <div>
    <h1${property('name')}>${escapeHtml(title)}</h1>
    <p${property('description')}>${escapeHtml(description)}</p>
    ${variants.length > 0 ? `<ul>${choices.join('')}</ul>` : offerHtml(item, item, { thing, property }, texts)}
    <p class="muted">${texts.soldBy} ${escapeHtml(seller)}</p>
  </div>
</article>`;
}

type Marks = Pick<Publication, 'thing' | 'property'>;

function variantHtml(item: ShopItem, variant: ShopVariant, marks: Marks, texts: ShopTexts): string {
  const options = Object.entries(variant.options).map(
    ([name, value]) => `<span${marks.property(name)}>${escapeHtml(value)}</span>`,
  );
  const sku = hidden(marks, 'sku', variant.id);
  return `<li${marks.thing('Product', 'hasVariant')}>${sku}<strong>${options.join(' · ')}</strong>
    ${offerHtml(item, variant, marks, texts)}</li>`;
}

function offerHtml(
  { currency, seller, shipping }: ShopItem,
  { amount, isInStock }: Pick<ShopVariant, 'amount' | 'isInStock'>,
  marks: Marks,
  texts: ShopTexts,
): string {
  const { thing, property } = marks;
  const shown = shownAmount(amount, currency);
  return `<div class="offer"${thing('Offer', 'offers')}>
    <span class="price"${property('price')}${content(marks, amount)}>${shown}</span>
    ${hidden(marks, 'priceCurrency', currency)}${hidden(marks, 'seller', seller)}
    ${address(marks, 'availability', `https://schema.org/${availabilityName(isInStock)}`)}
    <span>${isInStock ? texts.inStock : texts.soldOut}</span>
    <span class="muted"${thing('OfferShippingDetails', 'shippingDetails')}>${texts.shipping}
      <span${thing('MonetaryAmount', 'shippingRate')}>${hidden(marks, 'currency', currency)}
      <span${property('value')}${content(marks, shipping)}>${shownAmount(shipping, currency)}</span></span></span>
  </div>`;
}

/** Renders data for programs only; nothing if the page publishes it in its head. */
function hidden({ property }: Marks, name: string, value: string): string {
  return property(name) && `<meta${property(name)} content="${escapeHtml(value)}" />`;
}

function address({ property }: Marks, name: string, url: string): string {
  return property(name) && `<link${property(name)} href="${url}" />`;
}

function content({ property }: Marks, value: string): string {
  return property('price') && ` content="${escapeHtml(value)}"`;
}

/**
 * The currency is shown by its code: `¥` means two currencies here, and is not in every encoding; nor is a
 * hard space.
 */
export function shownAmount(amount: string, currency: string): string {
  const format = { style: 'currency', currency, currencyDisplay: 'code' } as const;
  return new Intl.NumberFormat('en', format).format(Number(amount)).replace(/\s/g, ' ');
}
