interface Place {
  detail?: string | undefined;
  city: string;
  province: string;
  postcode: string;
}

/** In narrow columns a longer one has to break. */
const MOST_IN_ONE_LINE = 24;

/** Returns where in its country an address is; the postcode stays in one line with what stands before it. */
export function placeOf({ detail, city, province, postcode }: Place): string {
  const before = province ? [detail, city] : [detail];
  const last = [province || city, postcode].filter(Boolean).join(' ');
  const whole = last.length > MOST_IN_ONE_LINE ? last : last.replaceAll(' ', '\u00a0');
  return [...before, whole].filter(Boolean).join(', ');
}
