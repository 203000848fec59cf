import { chakra } from '@chakra-ui/react';
import { Ruler } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteRow_QuoteFragment } from '../../../gql/graphql';
import { Money } from '../../../ui/values/Money';
import { Weight } from '../../../ui/values/Weight';
import { Length } from '../shelf/Length';

interface VolumeNoteProps {
  quote: Pick<DeliveryQuoteRow_QuoteFragment, 'chargeableGrams' | 'volumeSurcharge'>;
  nameOf: (storedItemId: string) => string;
}

/** Explains that the chosen line charges by volume, which item causes it, and the cost. */
export function VolumeNote({ quote, nameOf }: VolumeNoteProps) {
  const { volumeSurcharge: surcharge } = quote;
  if (!surcharge) return null;
  const values = {
    item: nameOf(surcharge.storedItemId),
    side: surcharge.sideMm != null && <Length mm={surcharge.sideMm} />,
    charged: <Weight grams={quote.chargeableGrams} />,
    weight: <Weight grams={surcharge.gramsWithoutVolume} />,
    extra: (
      <strong>
        <Money fen={surcharge.extra} />
      </strong>
    ),
  };
  return (
    <chakra.p
      display="flex"
      gap="3"
      padding="3"
      borderRadius="input"
      background="warnTint"
      overflowWrap="anywhere"
    >
      <chakra.span color="warn" paddingTop="2px" flexShrink="0">
        <Ruler size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <span>
        <FormattedMessage
          id={surcharge.sideMm == null ? 'warehouse.volumeBulky' : 'warehouse.volumeSide'}
          values={values}
        />
      </span>
    </chakra.p>
  );
}
