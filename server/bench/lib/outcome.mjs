/** The value of `--name=value` on the command line. */
export function option(name, otherwise) {
  const given = process.argv.find((one) => one.startsWith(`--${name}=`));
  return given ? given.slice(name.length + 3) : otherwise;
}

/** Prints what the buyers bought and what went wrong; the command fails where anything did. */
export function report(what, buyers, faults) {
  const paid = buyers.reduce((sum, buyer) => sum + buyer.paid.size, 0);
  const unanswered = {};
  for (const buyer of buyers)
    for (const [reason, count] of Object.entries(buyer.unanswered))
      unanswered[reason] = (unanswered[reason] ?? 0) + count;
  process.stdout.write(
    `${what}: ${paid} orders acknowledged as paid, not answered ${JSON.stringify(unanswered)}, ` +
      `${faults.length} faults\n`,
  );
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
