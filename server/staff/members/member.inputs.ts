import { ArrayMinSize, IsIn } from 'class-validator';
import { InputType } from 'type-graphql';
import { languages } from '../../kernel/language';
import { staffRoles, type StaffRole } from '../../modules/staff/public';
import {
  EmailField,
  field,
  FlagField,
  IdField,
  TextField,
} from '../../platform/graphql/input-fields';
import { enumShape } from '../../platform/http/shape';
import { describedEnum } from '../../platform/graphql/graphql-enum';
import { says } from '../../platform/validation/validation-keys';
import { RoleEnum } from '../staff-enums';

function RolesField(): PropertyDecorator {
  return field(
    () => [RoleEnum],
    'Roles; at least one.',
    {},
    {
      type: 'array',
      minItems: 1,
      items: { ...enumShape(describedEnum(RoleEnum)), description: 'One of the roles.' },
    },
    ArrayMinSize(1, says('required')),
    IsIn([...staffRoles], { each: true, ...says('unknownChoice') }),
  );
}

@InputType({ description: 'A person to be invited.' })
export class InviteStaffInput {
  @EmailField('Email address; the invitation goes there.')
  email!: string;

  @TextField('Name, as colleagues read it.', { min: 1, max: 80 })
  name!: string;

  @RolesField()
  roles!: StaffRole[];

  @field(
    () => String,
    'Language of the invitation: `en` or `zh`.',
    {},
    { type: 'string' },
    IsIn(Object.keys(languages), says('unknownChoice')),
  )
  language!: string;
}

@InputType({ description: 'A change of a person, and why.' })
export class StaffChangeInput {
  @IdField('Id of the person.')
  id!: string;

  @TextField('Why; the audit log keeps it.', { min: 1, max: 200 })
  reason!: string;
}

@InputType({ description: 'Other roles for a person.' })
export class SetStaffRolesInput extends StaffChangeInput {
  @RolesField()
  roles!: StaffRole[];
}

@InputType({ description: 'A link to a new password for a person.' })
export class ResetStaffAccessInput extends StaffChangeInput {
  @FlagField('Whether their second factor is forgotten as well.')
  withoutFactor!: boolean;
}
