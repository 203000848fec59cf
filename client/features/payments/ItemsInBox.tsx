import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { PhotoPile } from '../../ui/paper/PhotoPile';

interface Item {
  id: string;
  name: string;
  image?: { url: string } | null;
  specification: string;
  quantity: number;
  shop?: string;
}

interface ItemsInBoxProps {
  items: readonly Item[];
  /** Below the names: where from, where to. */
  about?: ReactNode;
  /** Until when, or what it costs. */
  children?: ReactNode;
}

const NAMED = 2;

/** The things themselves: their pictures, their names, and what else there is to say of them. */
export function ItemsInBox({ items, about, children }: ItemsInBoxProps) {
  const text = useText();
  const [only] = items;
  const names = items.slice(0, NAMED).map(({ name }) => name);
  const more = items.length - names.length;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const details = [
    items.length === 1 && only?.specification,
    text('payments.pieces', { count: pieces }),
  ];
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
          {text('payments.names', { names: names.join(text('payments.and')), more })}
        </chakra.h3>
        <chakra.p fontSize="sm" color="muted">
          {details.filter(Boolean).join(' · ')}
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
