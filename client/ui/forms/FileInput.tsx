import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useText } from '../../i18n/useText';
import { NARROW } from '../theme/narrow';

const Native = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    opacity: '0',
    cursor: 'pointer',
  },
});

type FileInputProps = Omit<ComponentProps<typeof Native>, 'type' | 'accept'> & {
  /** Name of the file that was chosen. */
  chosen?: string;
};

/** Some systems know no type of files that end in .jfif, which are JPEG. */
const PICTURES = 'image/*,.jfif';

/**
 * The browser's control uses the browser's language, so ours is visible in its place. The native one is
 * transparent on top of it and keeps the focus, the file dialog and dropped files.
 */
export function FileInput({ chosen, ...input }: FileInputProps) {
  const text = useText();
  return (
    <Frame data-invalid={input['aria-invalid'] || undefined}>
      <Native {...input} type="file" accept={PICTURES} />
      <Face aria-hidden>
        <ImagePlus size={18} strokeWidth={1.75} />
        {text('pictures.choose')}
      </Face>
      <FileName aria-hidden data-chosen={chosen ? true : undefined}>
        {chosen ?? text('pictures.none')}
      </FileName>
    </Frame>
  );
}

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    [NARROW]: { flexWrap: 'wrap' },
    gap: '3',
    width: '100%',
    minHeight: '44px',
    padding: '1',
    paddingInlineEnd: '3',
    background: 'surface',
    border: '1px solid {colors.inputBorder}',
    borderRadius: 'input',
    '&[data-invalid]': { borderColor: 'danger', borderWidth: '2px' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '&:hover > [aria-hidden]:first-of-type': { background: 'neutralTint' },
  },
});

const Face = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: '34px',
    paddingX: '3',
    border: '1px solid {colors.brand}',
    borderRadius: 'input',
    color: 'brand',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    [NARROW]: { flexShrink: '1', whiteSpace: 'normal' },
  },
});

const FileName = chakra('span', {
  base: {
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineHeight: '1.2',
    color: 'muted',
    '&[data-chosen]': { color: 'ink', whiteSpace: 'nowrap' },
  },
});
