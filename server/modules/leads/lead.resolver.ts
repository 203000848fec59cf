import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { SendLeadInput, SendLeadPayload } from './lead.types';
import { sendLead } from './send-lead';

@Resolver()
export class LeadResolver {
  @Mutation(() => SendLeadPayload, {
    description: 'Asks for fulfilment, for everybody; at most 5 times an hour.',
  })
  async sendLead(
    @Ctx() { services, clientAddress, language }: RequestContext,
    @Arg('input', { description: 'The filled-in form.' }) input: SendLeadInput,
  ): Promise<SendLeadPayload> {
    await sendLead(services, input, { clientAddress, language });
    return { isSent: true };
  }
}
