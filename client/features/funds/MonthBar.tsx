import { chakra } from '@chakra-ui/react';

export const BAR_WIDTH = 12;
const STROKE = 1.5;

interface MonthBarProps {
  way: 'incoming' | 'outgoing';
  /** Its upper left corner, in pixels. */
  x: number;
  y: number;
  height: number;
}

/** What came in is filled, what went out an outline: they differ without their colours as well. */
export function MonthBar({ way, x, y, height }: MonthBarProps) {
  return (
    <chakra.g color={way === 'incoming' ? 'brand' : 'accent'}>
      <rect
        data-way={way}
        x={x + STROKE / 2}
        y={y + STROKE / 2}
        width={BAR_WIDTH - STROKE}
        height={Math.max(height - STROKE, 0.5)}
        rx="1.5"
        fill="currentColor"
        fillOpacity={way === 'incoming' ? 1 : 0.2}
        stroke="currentColor"
        strokeWidth={STROKE}
      />
    </chakra.g>
  );
}
