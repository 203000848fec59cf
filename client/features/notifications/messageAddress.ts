import type { NotificationTargetKind } from '../../gql/graphql';

/** What messages may be about, in the order it is offered. */
export const messageTopics = [
  'ORDER',
  'PACKAGE',
  'WAREHOUSE',
  'FUND',
  'NONE',
] as const satisfies readonly NotificationTargetKind[];

/** What the list of messages is narrowed to, and behind which of its threads it begins. */
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
