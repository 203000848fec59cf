import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/useText';
import { CopyButton } from '../CopyButton';
import { NARROW } from '../theme/narrow';
import { ReferenceNumber } from '../values/ReferenceNumber';
import { DocumentBackLink } from './DocumentBackLink';

interface DocumentNumberProps {
  /** Name of the numbered object, e.g. "Payment"; phones have no room for it. */
  kind: string;
  number: string;
  /** On phones, which have no line for it above the sheet: the way back. */
  back?: { to: string; label: string };
}

/** The number of a document on the head of its sheet, to be copied. */
export function DocumentNumber({ kind, number, back }: DocumentNumberProps) {
  const text = useText();
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      gap="1"
      whiteSpace="nowrap"
      css={{
        '& button': { boxSize: '44px', marginY: '-10px' },
        [NARROW]: { whiteSpace: 'normal', '& > span': { minWidth: '0' } },
      }}
    >
      {back && <DocumentBackLink {...back} />}
      <chakra.span
        display={{ base: 'none', sm: 'inline' }}
        fontWeight="400"
        color="muted"
        marginInlineEnd="1"
      >
        {kind}
      </chakra.span>
      <ReferenceNumber>{number}</ReferenceNumber>
      <CopyButton
        value={number}
        label={text('documents.copy', { kind })}
        copied={text('documents.copied', { value: number })}
        failed={text('documents.copyFailed')}
      />
    </chakra.span>
  );
}
