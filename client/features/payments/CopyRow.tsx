import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/useText';
import { CopyButton } from '../../ui/CopyButton';
import { NARROW } from '../../ui/theme/narrow';

interface CopyRowProps {
  label: string;
  value: string;
  isLarge?: boolean;
}

/** Something that must be written elsewhere exactly so. */
export function CopyRow({ label, value, isLarge = false }: CopyRowProps) {
  const text = useText();
  return (
    <Row>
      <chakra.dt fontSize="sm" color="muted">
        {label}
      </chakra.dt>
      <chakra.dd
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minWidth="0"
        css={{ '& button': { boxSize: '44px' } }}
      >
        <chakra.span
          fontFamily="mono"
          fontSize={isLarge ? { base: 'md', sm: 'lg' } : '0.9375rem'}
          css={isLarge ? { whiteSpace: 'nowrap', [NARROW]: { whiteSpace: 'normal' } } : {}}
          fontWeight={isLarge ? '700' : '400'}
          overflowWrap="anywhere"
        >
          {value}
        </chakra.span>
        <CopyButton
          value={value}
          label={text('documents.copy', { kind: label })}
          copied={text('documents.copied', { value })}
          failed={text('documents.copyFailed')}
        />
      </chakra.dd>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '96px minmax(0, 1fr)', md: '130px minmax(0, 1fr)' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    alignItems: 'center',
    minHeight: '48px',
    borderTop: '1px dotted {colors.kraft}',
  },
});
