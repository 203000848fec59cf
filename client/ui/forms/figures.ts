/**
 * Normalises typed numbers, including the full-width characters of Chinese input methods: １２．５ and 12。5
 * become 12.5.
 */
export function figuresOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll('。', '.').trim();
}
