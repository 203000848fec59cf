/**
 * What was typed where figures are asked for, with those that Chinese input methods type as wide as a sign made plain:
 * １２．５ and 12。5 are 12.5.
 */
export function figuresOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll('。', '.').trim();
}
