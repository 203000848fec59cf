interface Place {
  detail?: string | undefined;
  city: string;
  province: string;
  postcode: string;
}

/** Returns where in its country an address is, in one line; the postcode stays with what stands before it. */
export function placeOf({ detail, city, province, postcode }: Place): string {
  const parts = [detail, city, province].filter(Boolean).join(', ');
  return [parts, postcode].filter(Boolean).join('\u00a0');
}
