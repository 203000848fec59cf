// Imported first by every launcher: an old Node should print a sentence instead of a stack trace.
const OLDEST_NODE = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `Tidebox needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.\n` +
      'Install a current Node from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
