import { chakra } from '@chakra-ui/react';
import { Check, Circle } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { passwordRules } from './passwordRules';

/** The rules of a password; each is ticked off as soon as it holds. */
export function PasswordRuleList({ password }: { password: string }) {
  return (
    <chakra.ul listStyleType="none">
      {passwordRules.map(({ id, holds }) => {
        const isHeld = holds(password);
        const Icon = isHeld ? Check : Circle;
        return (
          <chakra.li
            key={id}
            display="flex"
            gap="2"
            alignItems="center"
            color={isHeld ? 'ok' : 'muted'}
          >
            <Icon size={14} strokeWidth={1.75} aria-hidden />
            <FormattedMessage id={id} />
            <chakra.span srOnly>
              <FormattedMessage id={isHeld ? 'entry.rule.held' : 'entry.rule.open'} />
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
