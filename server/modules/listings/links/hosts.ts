/** A row with hosts, each of which includes its subdomains. */
interface Hosted {
  readonly hosts: readonly string[];
}

/** Finds the rows of a table by host. */
export class HostTable<Row extends Hosted> {
  private readonly rowsOf = new Map<string, Row[]>();

  constructor(rows: readonly Row[]) {
    for (const row of rows)
      for (const host of row.hosts) this.rowsOf.set(host, [...(this.rowsOf.get(host) ?? []), row]);
  }

  /**
   * Returns the rows of an address, those of the longest host first. An address with a non-default port has
   * none, since it is not the shop's server.
   */
  at({ hostname, port }: URL): readonly Row[] {
    if (port) return [];
    const labels = hostname.replace(/\.$/, '').split('.');
    return labels.flatMap((_, index) => this.rowsOf.get(labels.slice(index).join('.')) ?? []);
  }
}
