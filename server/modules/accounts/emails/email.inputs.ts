import { InputType } from 'type-graphql';
import { EmailField } from '../../../platform/graphql/input-fields';
import { PresentPasswordField } from '../passwords/password-fields';

@InputType({ description: 'Another email address for the account.' })
export class RequestEmailChangeInput {
  @EmailField('The new address; an activation link goes there.')
  email!: string;

  @PresentPasswordField()
  password!: string;
}
