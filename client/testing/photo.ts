/** A photo of the warehouse, as the server tells it. */
export function photo(url: string) {
  return {
    __typename: 'Image' as const,
    url,
    thumbnail: `${url}?width=160`,
    large: `${url}?width=640`,
  };
}
