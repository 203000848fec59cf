import { Field, InputType, ObjectType } from 'type-graphql';
import { ChoiceField, FlagField } from '../../platform/graphql/input-fields';
import { ViewerType } from '../accounts/public';
import { notificationKinds, type NotificationKind } from './notification.kinds';
import { NotificationKindEnum } from './notification.types';

@ObjectType('EmailPreference', {
  description:
    'Whether you are mailed notifications of a kind; emails about the account always are.',
})
export class EmailPreferenceType {
  @Field(() => NotificationKindEnum, { description: 'Kind of the notifications.' })
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'Whether they are mailed as well.' })
  isOn!: boolean;
}

@InputType({ description: 'Whether you want to be mailed notifications of a kind.' })
export class SetEmailPreferenceInput {
  @ChoiceField(() => NotificationKindEnum, notificationKinds, 'One of your email preferences.')
  kind!: NotificationKind;

  @FlagField('False: no emails of this kind; the notification is still created.')
  isOn!: boolean;
}

@ObjectType({ description: 'What you are mailed now.' })
export class SetEmailPreferencePayload {
  @Field(() => ViewerType, { description: 'The shopper, with all preferences.' })
  viewer!: ViewerType;
}
