import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The answer to asking for a link by mail.' })
export class LinkSentPayload {
  @Field(() => Boolean, { description: 'True: it is on its way, if the address may have it.' })
  isAccepted!: boolean;
}

@ObjectType({ description: 'The answer to following a mailed link.' })
export class EmailConfirmedPayload {
  @Field(() => String, { description: 'The email address that is verified now.' })
  email!: string;
}
