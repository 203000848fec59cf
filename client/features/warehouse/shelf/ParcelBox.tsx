import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useText } from '../../../i18n/useText';
import { IconButton } from '../../../ui/IconButton';
import { pictureOf, type Pictured } from '../../../ui/document/pictureOf';

/** Three rows; further items appear as a number. */
const SHOWN = 9;

interface ParcelBoxProps {
  items: readonly (Pictured & { readonly id: string; readonly name: string })[];
  /** Takes an item out; without it the box is closed. */
  onRemove?: (id: string) => void;
}

/** A box with what is in it. */
export function ParcelBox({ items, onRemove }: ParcelBoxProps) {
  const text = useText();
  const shown = items.length > SHOWN ? items.slice(0, SHOWN - 1) : items;
  return (
    <Box aria-label={text('warehouse.inParcelList')}>
      {shown.map((item) => (
        <li key={item.id}>
          <Picture src={pictureOf(item)} alt={item.name} />
          {onRemove && (
            <Out
              icon={X}
              label={text('warehouse.takeOut', { name: item.name })}
              onClick={() => onRemove(item.id)}
            />
          )}
        </li>
      ))}
      {shown.length < items.length && <More>+{items.length - shown.length}</More>}
    </Box>
  );
}

const Box = chakra('ul', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '1',
    padding: '10px',
    listStyleType: 'none',
    background: 'kraft',
    border: '2px solid {colors.ink}',
    borderRadius: '2px',
    // The tape that closes it.
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 13px)',
      insetBlock: '-2px',
      width: '26px',
      background: 'light-dark(#F1E2C4, #A3835A)',
      opacity: '0.7',
    },
    '& > li': { position: 'relative', aspectRatio: '1', overflow: 'hidden', background: 'surface' },
  },
});

/** Without a picture the name is shown. */
const Picture = chakra('img', {
  base: { boxSize: '100%', objectFit: 'cover', borderRadius: '2px', fontSize: 'xs' },
});

const Out = chakra(IconButton, {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    background: 'surface',
    color: 'ink',
    borderRadius: '0 2px 0 4px',
    mdDown: { width: '44px', height: '44px' },
  },
});

const More = chakra('li', {
  base: { display: 'grid', placeItems: 'center', fontFamily: 'mono', fontWeight: '700' },
});
