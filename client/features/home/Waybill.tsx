import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSiteTerms } from '../../apollo/useSiteTerms';
import type { MessageId } from '../../i18n/catalogue';
import { Barcode } from '../../ui/document/Barcode';
import { StepNumber } from '../../ui/document/StepNumber';
import { DocumentCard, DocumentCardHead } from '../../ui/document/DocumentCard';
import { Postmark } from './Postmark';

interface WaybillProps {
  search: ReactNode;
  /** Below the hint of the field. */
  examples: ReactNode;
}

/** The link search as the first box of a waybill; the other two are filled in already. */
export function Waybill({ search, examples }: WaybillProps) {
  const terms = useSiteTerms();
  return (
    <DocumentCard>
      <DocumentCardHead end={<Barcode of="from A via B to your door" />}>
        <FormattedMessage id="home.waybill.title" />
      </DocumentCardHead>
      <Box letter="A" label="home.waybill.from">
        {search}
        <chakra.p fontSize="sm" color="muted" marginTop="2">
          <FormattedMessage id="home.waybill.fromHint" />
        </chakra.p>
        {examples}
      </Box>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        borderTop="1px solid {colors.ink}"
        css={{ '& > * + *': { borderInlineStart: { sm: '1px solid {colors.ink}' } } }}
      >
        <Box letter="B" label="home.waybill.via">
          <FormattedMessage id="home.waybill.viaText" values={terms} />
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
    </DocumentCard>
  );
}

interface BoxProps {
  /** Letter of the box, as on a form. */
  letter: string;
  label: MessageId;
  children: ReactNode;
}

function Box({ letter, label, children }: BoxProps) {
  return (
    <chakra.div padding={{ base: '3', md: '4' }} textWrap="balance">
      <Flex alignItems="center" gap="2" marginBottom="2" fontSize="sm" fontWeight="700">
        <StepNumber aria-hidden>{letter}</StepNumber>
        <FormattedMessage id={label} />
      </Flex>
      {children}
    </chakra.div>
  );
}
