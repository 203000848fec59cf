import { Field, InputType, ObjectType } from 'type-graphql';
import { CountField, EmailField, PhoneField, TextField } from '../../platform/graphql/input-fields';
import { plainWords } from '../../platform/validation/pasted-text';
import { RepeatableInput } from '../../platform/graphql/repeatable-input';

@InputType({ description: 'A business interested in fulfilment from China or Hong Kong.' })
export class SendLeadInput extends RepeatableInput {
  @TextField('Contact.', { min: 1, max: 60, read: plainWords })
  name!: string;

  @TextField('Name of the company.', { min: 1, max: 100, read: plainWords })
  company!: string;

  @EmailField('Where we answer.')
  email!: string;

  @PhoneField('Phone number.')
  phone!: string;

  @CountField('Parcels a month, roughly.', { min: 1, max: 1_000_000 })
  monthlyParcels!: number;

  @TextField('What is sold, and where the customers live.', { max: 2000, defaultValue: '' })
  message!: string;
}

@ObjectType({ description: 'The answer to asking for fulfilment.' })
export class SendLeadPayload {
  @Field(() => Boolean, {
    description: 'Always true; the request is stored and sent to the service.',
  })
  isSent!: boolean;
}
