import { chakra } from '@chakra-ui/react';
import { useSiteTerms } from '../../apollo/useSiteTerms';
import { useText } from '../../i18n/useText';
import { StampText } from '../../ui/document/StampText';

/** A round postmark with its promise along the rim and waves of a cancelling machine. */
export function Postmark() {
  const text = useText();
  const terms = useSiteTerms();
  return (
    <chakra.svg
      viewBox="0 0 150 110"
      width={{ base: '104px', md: '138px' }}
      aria-hidden
      fill="none"
      stroke="currentColor"
      transform="rotate(-9deg)"
      pointerEvents="none"
    >
      <circle cx="54" cy="55" r="50" strokeWidth="2.5" />
      <circle cx="54" cy="55" r="30" strokeWidth="1.5" />
      <StampText x={54} y={55} radius={36} fontSize={13}>
        {`${text('home.postmark', terms)} ★ `}
      </StampText>
      <path
        strokeWidth="2"
        strokeLinejoin="round"
        d="M38 47l16-8 16 8v17l-16 8-16-8zM38 47l16 8 16-8M54 55v17"
      />
      <path
        strokeWidth="2"
        d="M108 34q6-5 12 0t12 0t12 0M110 48q6-5 12 0t12 0t12 0M110 62q6-5 12 0t12 0t12 0M108 76q6-5 12 0t12 0t12 0"
      />
    </chakra.svg>
  );
}
