import { FormattedMessage, FormattedNumber } from 'react-intl';

interface DimensionsProps {
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

const MM_PER_CM = 10;

/** Length × width × height, shown in centimetres. */
export function Dimensions({ lengthMm, widthMm, heightMm }: DimensionsProps) {
  return (
    <span translate="no">
      <FormattedMessage
        id="common.dimensions"
        values={{
          length: <FormattedNumber value={lengthMm / MM_PER_CM} />,
          width: <FormattedNumber value={widthMm / MM_PER_CM} />,
          height: <FormattedNumber value={heightMm / MM_PER_CM} />,
        }}
      />
    </span>
  );
}
