/** Returns a photo of the warehouse, as from the server. */
export function photo(url: string) {
  return {
    __typename: 'Image' as const,
    url,
    thumbnail: `${url}?width=160`,
    large: `${url}?width=640`,
  };
}
