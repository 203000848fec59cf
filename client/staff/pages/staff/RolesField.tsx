import { chakra } from '@chakra-ui/react';
import type { StaffRole } from '../../gql/graphql';
import { useText } from '../../i18n/useText';

const all: readonly StaffRole[] = [
  ...(['BUYER', 'CLERK', 'PACKER', 'BOOKKEEPER', 'EDITOR', 'SUPPORT', 'OWNER'] as const),
];

/** Roles that demand a second factor, as the server decides it too. */
const withFactor: readonly StaffRole[] = ['BOOKKEEPER', 'OWNER'];

interface RolesFieldProps {
  value: readonly StaffRole[];
  onChange: (roles: StaffRole[]) => void;
  error?: string;
}

/** Roles to tick; at least one. */
export function RolesField({ value, onChange, error }: RolesFieldProps) {
  const text = useText();
  const toggle = (role: StaffRole) =>
    onChange(all.filter((each) => (each === role) !== value.includes(each)));
  return (
    <fieldset>
      <chakra.legend fontWeight="600" fontSize="sm">
        {text('people.roles')}
      </chakra.legend>
      {all.map((role) => (
        <chakra.label
          key={role}
          display="flex"
          alignItems="center"
          gap="9px"
          minHeight={{ base: '32px', mdDown: '44px' }}
          cursor="pointer"
        >
          <chakra.input
            type="checkbox"
            boxSize="24px"
            checked={value.includes(role)}
            onChange={() => toggle(role)}
          />
          {text(`people.role.${role}`)}
          {withFactor.includes(role) && (
            <chakra.span fontSize="sm" color="muted">
              {text('people.asksFactor')}
            </chakra.span>
          )}
        </chakra.label>
      ))}
      {error && (
        <chakra.p fontSize="sm" color="danger">
          {error}
        </chakra.p>
      )}
    </fieldset>
  );
}
