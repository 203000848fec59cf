import { Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/page-args';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { deleteMessages } from './delete-messages';
import { markAllMessagesRead, markMessagesRead } from './mark-messages-read';
import { listMessages } from './message.queries';
import {
  AllMessagesReadPayload,
  MessagePage,
  MessagesChosenArgs,
  MessagesDeletedPayload,
  MessagesReadPayload,
} from './message.types';

@Resolver()
export class MessageResolver {
  @Authorized()
  @Query(() => MessagePage, { description: 'What you were told, newest first.' })
  messages(@Ctx() context: RequestContext, @Args() wish: PageArgs): Promise<MessagePage> {
    return listMessages(context.services, requireViewer(context), wish);
  }

  @Authorized()
  @Mutation(() => MessagesReadPayload, { description: 'Marks messages as read.' })
  async markMessagesRead(
    @Ctx() context: RequestContext,
    @Args() chosen: MessagesChosenArgs,
  ): Promise<MessagesReadPayload> {
    const viewer = requireViewer(context);
    return { messages: await markMessagesRead(context.services, viewer, chosen), viewer };
  }

  @Authorized()
  @Mutation(() => AllMessagesReadPayload, { description: 'Marks all your messages as read.' })
  async markAllMessagesRead(@Ctx() context: RequestContext): Promise<AllMessagesReadPayload> {
    const viewer = requireViewer(context);
    return { markedCount: await markAllMessagesRead(context.services, viewer), viewer };
  }

  @Authorized()
  @Mutation(() => MessagesDeletedPayload, { description: 'Deletes messages for good.' })
  async deleteMessages(
    @Ctx() context: RequestContext,
    @Args() chosen: MessagesChosenArgs,
  ): Promise<MessagesDeletedPayload> {
    const viewer = requireViewer(context);
    return { deletedIds: await deleteMessages(context.services, viewer, chosen), viewer };
  }
}
