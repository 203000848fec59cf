const MAX_NAME_LENGTH = 18;

/** Cuts a name after 18 characters (code points, so that no character is split) and adds "…". */
export function truncateName(name: string): string {
  const characters = [...name];
  return characters.length > MAX_NAME_LENGTH
    ? `${characters.slice(0, MAX_NAME_LENGTH).join('')}…`
    : name;
}
