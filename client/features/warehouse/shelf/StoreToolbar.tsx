import { chakra, Flex } from '@chakra-ui/react';
import { LayoutGrid, Rows3, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { IconButton } from '../../../ui/IconButton';
import { Input, Select } from '../../../ui/theme/inputStyles';
import { storeSorts, type StoreSort, type StoreView } from './storeView';

interface StoreToolbarProps {
  view: StoreView;
  itemCount: number;
  onChange: (part: Partial<StoreView>) => void;
  /** The checkbox that selects all items. */
  children: ReactNode;
}

/** So many one finds at a glance: phones leave search and table out, unless they are in use. */
const FEW = 8;

const layouts = [
  { layout: 'grid', icon: LayoutGrid, id: 'warehouse.view.grid' },
  { layout: 'table', icon: Rows3, id: 'warehouse.view.table' },
] as const;

/** Choosing all, order, search and layout of the warehouse. */
export function StoreToolbar({ view, itemCount, onChange, children }: StoreToolbarProps) {
  const text = useText();
  const isPlain = itemCount <= FEW && view.query === '' && view.layout === 'grid';
  const forMany = { base: 'flex', mdDown: isPlain ? 'none' : 'flex' };
  return (
    <Flex role="search" columnGap="4" rowGap="2" alignItems="center" flexWrap="wrap">
      {children}
      <chakra.label
        display="flex"
        alignItems="center"
        gap="2"
        marginInlineStart="auto"
        whiteSpace="nowrap"
        order={{ md: 1 }}
      >
        <chakra.span color="muted" fontSize="sm" srOnly={{ base: true, md: false }}>
          <FormattedMessage id="warehouse.sort" />
        </chakra.span>
        <Select
          width="auto"
          value={view.sort}
          onChange={(event) => onChange({ sort: event.target.value as StoreSort })}
        >
          {storeSorts.map((sort) => (
            <option key={sort} value={sort}>
              {text(`warehouse.sort.${sort}`)}
            </option>
          ))}
        </Select>
      </chakra.label>
      <chakra.label display={forMany} position="relative" flex="1 1 180px" minWidth="0">
        <Lens>
          <Search size={18} strokeWidth={1.75} aria-hidden />
        </Lens>
        <Input
          type="search"
          paddingInlineStart="8"
          aria-label={text('warehouse.search')}
          placeholder={text('warehouse.searchHint')}
          value={view.query}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </chakra.label>
      <Flex
        display={forMany}
        role="group"
        aria-label={text('warehouse.view')}
        gap="1"
        order={{ md: 2 }}
      >
        {layouts.map(({ layout, icon, id }) => (
          <LayoutButton
            key={layout}
            icon={icon}
            label={text(id)}
            aria-pressed={view.layout === layout}
            onClick={() => onChange({ layout })}
          />
        ))}
      </Flex>
    </Flex>
  );
}

const Lens = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '2',
    top: '13px',
    color: 'muted',
    pointerEvents: 'none',
  },
});

const LayoutButton = chakra(IconButton, {
  base: {
    width: '44px',
    height: '44px',
    color: 'muted',
    '&[aria-pressed=true]': {
      color: 'brand',
      background: 'surface',
      outline: '1px solid {colors.inputBorder}',
    },
  },
});
