import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

interface StampTextProps {
  /** Centre and radius of the baseline. */
  x: number;
  y: number;
  radius: number;
  fontSize: number;
  children: string;
}

/** A text that runs once around a circle, within an svg; ornament. */
export function StampText({ x, y, radius, fontSize, children }: StampTextProps) {
  const rim = useId();
  const half = `a${radius} ${radius} 0 1 1`;
  return (
    <>
      <path
        id={rim}
        d={`M${x} ${y} m-${radius} 0 ${half} ${2 * radius} 0 ${half} -${2 * radius} 0`}
        stroke="none"
      />
      <Letters fontSize={`${fontSize}px`}>
        {/* A little less than the whole way round, so that the end does not meet the beginning. */}
        <textPath href={`#${rim}`} textLength={Math.round(2 * Math.PI * radius * 0.97)}>
          {children}
        </textPath>
      </Letters>
    </>
  );
}

const Letters = chakra('text', {
  base: { fill: 'currentColor', stroke: 'none', fontFamily: 'mono', fontWeight: '700' },
});
