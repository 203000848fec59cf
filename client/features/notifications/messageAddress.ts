import type { NotificationTargetKind } from '../../gql/graphql';

/** Topics of messages, in display order. */
export const messageTopics = [
  'ORDER',
  'PACKAGE',
  'WAREHOUSE',
  'FUND',
  'NONE',
] as const satisfies readonly NotificationTargetKind[];

/** Filters of the list of messages, and the cursor of its page. */
export interface MessageAddress {
  about?: NotificationTargetKind;
  unread?: '1';
  after?: string;
}

/** Reads `?about=&unread=&after=`; what makes no sense is left out. */
export function messageAddressOf(params: URLSearchParams): MessageAddress {
  return {
    about: messageTopics.find((topic) => topic === params.get('about')),
    unread: params.get('unread') === '1' ? '1' : undefined,
    after: params.get('after') || undefined,
  };
}
