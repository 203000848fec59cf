import { FetchFailure } from '../safe-fetch/fetch-failure';
import type { PoliteFetch } from './polite-fetch';
import type { PictureFetcher } from './reading';

const picture = {
  mediaTypes: /^\s*image\/(jpeg|jpg|png|webp|gif|avif)\s*(;|$)/i,
  accept: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  maxBytes: 8 * 1_024 * 1_024,
  asksRobots: false,
};

/** Fetches the pictures that pages show; what they hold is for the caller to check. */
export function pictureFetcher(fetchPolitely: PoliteFetch): PictureFetcher {
  return {
    async fetch(url) {
      try {
        return (await fetchPolitely(url, picture)).body;
      } catch (error) {
        if (error instanceof FetchFailure) return null;
        throw error;
      }
    },
  };
}
