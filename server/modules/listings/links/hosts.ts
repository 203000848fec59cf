/** What has hosts, each of which stands for all hosts below it as well. */
interface Hosted {
  readonly hosts: readonly string[];
}

/** Finds the rows of a table that know a host. */
export class HostTable<Row extends Hosted> {
  private readonly rowsOf = new Map<string, Row[]>();

  constructor(rows: readonly Row[]) {
    for (const row of rows)
      for (const host of row.hosts) this.rowsOf.set(host, [...(this.rowsOf.get(host) ?? []), row]);
  }

  /**
   * Returns the rows of an address, those of the longest host first. An address with a port of its
   * own is none of theirs: what answers there is not the shop.
   */
  at({ hostname, port }: URL): readonly Row[] {
    if (port) return [];
    const labels = hostname.replace(/\.$/, '').split('.');
    return labels.flatMap((_, index) => this.rowsOf.get(labels.slice(index).join('.')) ?? []);
  }
}
