import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { nameOfShop, type Shop } from './shopsOf';

interface ShopNameProps {
  of: Shop;
  /** Draws the name, as a link to the shop for instance. */
  children?: (name: string) => ReactNode;
}

/**
 * How a shop is called. The name that it gives itself leads, where one was read; the host stands beside
 * it, since any page can claim a name.
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
