/** Widths of bars and gaps in turn; they encode nothing. */
const widths = [3, 2, 1, 2, 4, 1, 1, 3, 2, 1, 3, 2, 1, 1, 4, 2, 2, 1, 1, 3, 3, 1, 1, 2, 2, 2, 4];

const bars = widths
  .map((width, index) => ({
    x: widths.slice(0, index).reduce((sum, one) => sum + one, 0),
    width,
  }))
  .filter((_, index) => index % 2 === 0);

export function Barcode() {
  return (
    <svg width="112" height="22" viewBox="0 0 56 11" aria-hidden fill="currentColor">
      {bars.map(({ x, width }) => (
        <rect key={x} x={x} width={width} height="11" />
      ))}
    </svg>
  );
}
