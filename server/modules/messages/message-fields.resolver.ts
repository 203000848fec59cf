import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { ViewerType } from '../accounts/public';
import { targetOfKind } from './message.kinds';
import { unreadCountByUser } from './message.queries';
import { MessageTargetType, MessageType } from './message.types';
import { wordMessage } from './word-message';

@Resolver(() => MessageType)
export class MessageFieldsResolver {
  @FieldResolver(() => String, { description: 'What happened in a few words, as plain text.' })
  title(@Root() message: MessageType, @Ctx() { language }: RequestContext): string {
    return wordMessage(message, language).title;
  }

  @FieldResolver(() => String, { description: 'What it means for you, as plain text.' })
  body(@Root() message: MessageType, @Ctx() { language }: RequestContext): string {
    return wordMessage(message, language).body;
  }

  @FieldResolver(() => MessageTargetType, { description: 'Where it leads.' })
  target(@Root() { kind, targetId }: MessageType): MessageTargetType {
    return { kind: targetOfKind[kind], id: targetId };
  }
}

@Resolver(() => ViewerType)
export class MessageViewerResolver {
  @FieldResolver(() => Int, { description: 'How many messages are unread, for the badge.' })
  unreadMessageCount(@Root() viewer: ViewerType, @Ctx() context: RequestContext): Promise<number> {
    return context.loaders.get(unreadCountByUser).load(viewer.id);
  }
}
