import { use } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { bringShopperTexts } from '../i18n/bringShopperTexts';

/** The routes inside it wait for the texts that only a shopper's pages say. */
export function ShopperTexts() {
  const texts = bringShopperTexts(useIntl());
  if (texts) use(texts);
  return <Outlet />;
}
