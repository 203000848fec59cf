/** Returns the statuses of a complete record for which something holds, in the record's order. */
export function statusesThat<Status extends string, Facts>(
  facts: Readonly<Record<Status, Facts>>,
  holds: (facts: Facts) => boolean,
): Status[] {
  const entries = Object.entries<Facts>(facts) as [Status, Facts][];
  return entries.flatMap(([status, its]) => (holds(its) ? [status] : []));
}

/** Returns the description of each status, as `graphqlEnum` takes it. */
export function descriptionsOf<Status extends string>(
  facts: Readonly<Record<Status, { readonly description: string }>>,
): Record<Status, string> {
  const entries = Object.entries<{ readonly description: string }>(facts);
  return Object.fromEntries(
    entries.map(([status, { description }]) => [status, description]),
  ) as Record<Status, string>;
}
