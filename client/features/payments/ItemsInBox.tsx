import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PhotoPile } from '../../ui/document/PhotoPile';
import { dotted } from '../../ui/values/dotted';
import { useItemSummary } from '../../ui/values/useItemSummary';

interface Item {
  id: string;
  name: string;
  image?: { url: string } | null;
  specification: string;
  quantity: number;
}

interface ItemsInBoxProps {
  items: readonly Item[];
  /** Below the names: where from, where to. */
  about?: ReactNode;
  /** Until when, or what it costs. */
  children?: ReactNode;
}

/** The items: pictures, names and further details. */
export function ItemsInBox({ items, about, children }: ItemsInBoxProps) {
  const { namesOf, piecesOf } = useItemSummary();
  const [only] = items;
  const details = [items.length === 1 && only?.specification, piecesOf(items)];
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      alignItems="center"
    >
      <PhotoPile urls={items.map(({ image }) => image?.url)} size={{ base: 112, md: 128 }} />
      <Stack gap="1" minWidth="0" overflowWrap="anywhere">
        <chakra.h3 fontSize="md" lineClamp="3">
          {namesOf(items)}
        </chakra.h3>
        <chakra.p fontSize="sm" color="muted">
          {dotted(details)}
        </chakra.p>
        {about && (
          <chakra.p fontSize="sm" color="muted">
            {about}
          </chakra.p>
        )}
        {children}
      </Stack>
    </chakra.div>
  );
}
