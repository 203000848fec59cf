import { useApolloClient } from '@apollo/client/react';
import { useEndpoint } from '../../../apollo/callEndpoint';
import type { AvatarSquare } from './avatarSquare';

/**
 * Sends a picture and which square of it to keep; every place that shows the shopper has it at
 * once. Throws an Error with the server's sentence when it is refused (VA-04).
 */
export function useSetAvatar(viewerId: string) {
  const { cache } = useApolloClient();
  const callEndpoint = useEndpoint();
  return async (file: File, { x, y, zoom }: AvatarSquare) => {
    const square = [x, y, zoom].map((share) => share.toFixed(4));
    const body = new FormData();
    body.append('file', file);
    const [left, top, times] = square;
    const endpoint = `/uploads?purpose=avatar&x=${left}&y=${top}&zoom=${times}`;
    const response = await callEndpoint(endpoint, { method: 'POST', body });
    const { url } = (await response.json()) as { url: string };
    const id = cache.identify({ __typename: 'Viewer', id: viewerId });
    const avatar = { __typename: 'Image', url: new URL(url, location.href).href };
    cache.modify({ id, fields: { avatar: () => avatar } });
  };
}
