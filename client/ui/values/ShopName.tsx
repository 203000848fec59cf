import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { nameOfShop, type Shop } from './shopsOf';

interface ShopNameProps {
  of: Shop;
  /** Draws the name, as a link to the shop for instance. */
  children?: (name: string) => ReactNode;
}

/**
 * Name of a shop: the name it gives itself, if one was read, with the host beside it, since any page can
 * claim a name.
 */
export function ShopName({ of, children = (name) => name }: ShopNameProps) {
  return (
    <>
      {children(nameOfShop(of))}
      {of.shopName && (
        <chakra.span color="muted" fontWeight="400">
          {' · '}
          {of.shop}
        </chakra.span>
      )}
    </>
  );
}
