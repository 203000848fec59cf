import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/catalogue';
import { StepNumber } from '../../ui/document/StepNumber';

interface HomeSectionProps {
  /** Number of the box, as on a waybill. */
  number: number;
  title: MessageId;
  note?: MessageId;
  /** Under which links lead to it. */
  id?: string;
  children: ReactNode;
}

/** A part of the home page, headed like a box of a shipping form: number, title, dotted rule. */
export function HomeSection({
  number,
  title,
  note,
  id = `home-${number}`,
  children,
}: HomeSectionProps) {
  return (
    <chakra.section aria-labelledby={id}>
      <Flex alignItems="center" gap="3" marginBottom={note ? '2' : '6'}>
        <StepNumber aria-hidden>{number}</StepNumber>
        <chakra.h2 id={id} fontSize={{ base: 'xl', md: '2xl' }}>
          <FormattedMessage id={title} />
        </chakra.h2>
        <chakra.span
          aria-hidden
          flex="1"
          minWidth="0"
          borderBottom="3px dotted {colors.kraft}"
          display={{ base: 'none', sm: 'block' }}
        />
      </Flex>
      {note && (
        <chakra.p color="muted" maxWidth="68ch" marginBottom="6">
          <FormattedMessage id={note} />
        </chakra.p>
      )}
      {children}
    </chakra.section>
  );
}
