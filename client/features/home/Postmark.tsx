import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useText } from '../../i18n/useText';

/** A round postmark with its promise along the rim and waves of a cancelling machine. */
export function Postmark() {
  const text = useText();
  const rim = useId();
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
      <path id={rim} d="M54 55 m-36 0 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0" stroke="none" />
      <text
        fill="currentColor"
        stroke="none"
        fontSize="13"
        fontWeight="700"
        letterSpacing="1"
        fontFamily="ui-monospace, Menlo, Consolas, monospace"
      >
        <textPath href={`#${rim}`} textLength="216" startOffset="4">
          {`${text('home.postmark')} ★ `}
        </textPath>
      </text>
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
