import leven from 'leven';

/** Number of letters by which a misspelt name may differ. */
const MISSPELT_BY = 2;
/** Shorter names are too similar: `POST` is not a `PORT`. */
const SHORTEST = 7;

/**
 * Returns a problem for each variable whose name nearly is that of a known one that is not set. The server would
 * ignore it, and start on another database.
 */
export function misspeltVariables(
  environment: NodeJS.ProcessEnv,
  known: readonly string[],
): string[] {
  const isLong = (name: string) => name.length >= SHORTEST;
  const unset = known.filter((name) => isLong(name) && environment[name] === undefined);
  return Object.keys(environment)
    .filter((name) => isLong(name) && !known.includes(name))
    .flatMap((stranger) =>
      unset
        .filter((name) => leven(stranger, name) <= MISSPELT_BY)
        .map((name) => `${stranger} is not known; is ${name} meant?`),
    );
}
