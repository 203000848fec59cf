import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/catalogue';
import { BoxMark } from './HomeSection';
import { Postmark } from './Postmark';

/** Widths of bars and gaps in turn; they encode nothing. */
const widths = [3, 2, 1, 2, 4, 1, 1, 3, 2, 1, 3, 2, 1, 1, 4, 2, 2, 1, 1, 3, 3, 1, 1, 2, 2, 2, 4];

const bars = widths
  .map((width, index) => ({
    x: widths.slice(0, index).reduce((sum, one) => sum + one, 0),
    width,
  }))
  .filter((_, index) => index % 2 === 0);

function Barcode() {
  return (
    <svg width="112" height="22" viewBox="0 0 56 11" aria-hidden fill="currentColor">
      {bars.map(({ x, width }) => (
        <rect key={x} x={x} width={width} height="11" />
      ))}
    </svg>
  );
}

/** The link search as the first box of a waybill; the other two are filled in already. */
export function Waybill({ search }: { search: ReactNode }) {
  return (
    <chakra.div
      position="relative"
      background="surface"
      border="2px solid {colors.ink}"
      borderRadius="input"
      boxShadow="6px 6px 0 {colors.kraft}"
    >
      <Flex
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        paddingX="4"
        paddingY="2"
        borderBottom="2px solid {colors.ink}"
      >
        <chakra.p fontFamily="mono" fontSize="sm" fontWeight="700">
          <FormattedMessage id="home.waybill.title" />
        </chakra.p>
        <Barcode />
      </Flex>
      <Box letter="A" label="home.waybill.from">
        {search}
        <chakra.p fontSize="sm" color="muted" marginTop="2">
          <FormattedMessage id="home.waybill.fromHint" />
        </chakra.p>
      </Box>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        borderTop="1px solid {colors.ink}"
        css={{ '& > * + *': { borderInlineStart: { sm: '1px solid {colors.ink}' } } }}
      >
        <Box letter="B" label="home.waybill.via">
          <FormattedMessage id="home.waybill.viaText" />
        </Box>
        <Box letter="C" label="home.waybill.to">
          <chakra.div paddingInlineEnd={{ base: '18', md: '92px' }}>
            <FormattedMessage id="home.waybill.toText" />
          </chakra.div>
        </Box>
      </chakra.div>
      <chakra.div
        position="absolute"
        insetInlineEnd={{ base: '-6px', md: '-24px' }}
        bottom={{ base: '-20px', md: '-34px' }}
        color="brand"
      >
        <Postmark />
      </chakra.div>
    </chakra.div>
  );
}

interface BoxProps {
  /** Of the box, as forms mark theirs. */
  letter: string;
  label: MessageId;
  children: ReactNode;
}

function Box({ letter, label, children }: BoxProps) {
  return (
    <chakra.div padding={{ base: '3', md: '4' }} textWrap="balance">
      <Flex alignItems="center" gap="2" marginBottom="2" fontSize="sm" fontWeight="700">
        <BoxMark aria-hidden>{letter}</BoxMark>
        <FormattedMessage id={label} />
      </Flex>
      {children}
    </chakra.div>
  );
}
