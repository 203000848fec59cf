const HEIGHT = 11;

/** Bars drawn from a text, so that each document has its own; ornament, which encodes nothing. */
export function Barcode({ of }: { of: string }) {
  const widths = Array.from(of, (sign) => 1 + ((sign.charCodeAt(0) * 7) % 4));
  const edges = widths.map((_, index) => widths.slice(0, index).reduce((sum, one) => sum + one, 0));
  // Every second one is a gap.
  const bars = edges.filter((_, index) => index % 2 === 0);
  const width = bars.at(-1)! + widths[2 * bars.length - 2]!;
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width * 2}
      height="22"
      aria-hidden
      fill="currentColor"
    >
      {bars.map((x, index) => (
        <rect key={x} x={x} width={widths[2 * index]} height={HEIGHT} />
      ))}
    </svg>
  );
}
