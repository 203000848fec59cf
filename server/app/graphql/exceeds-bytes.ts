/** Whether a value written as JSON has more bytes than `limit`, escapes left out; reads no further. */
export function exceedsBytes(value: unknown, limit: number): boolean {
  let bytes = 0;
  const add = (part: unknown): boolean => {
    if (typeof part === 'string') bytes += Buffer.byteLength(part) + 2;
    else if (Array.isArray(part)) return part.some(add);
    else if (typeof part === 'object' && part !== null)
      return Object.entries(part).some(([name, inner]) => add(name) || add(inner));
    else bytes += 5;
    return bytes > limit;
  };
  return add(value);
}
