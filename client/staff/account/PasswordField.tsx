import { chakra } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { useText } from '../i18n/useText';
import { useKeys } from '../keys/KeysProvider';
import { Field } from '../ui/Field';
import { Kbd } from '../ui/Kbd';

interface PasswordFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A password, which can be shown. */
export function PasswordField({ onChange, ...field }: PasswordFieldProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const toggle = () => setShown(!isShown);
  useKeys([{ keys: 'Alt+R', run: toggle }]);
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      required
      onChange={(event) => onChange(event.target.value)}
      end={
        <Show type="button" aria-pressed={isShown} onClick={toggle}>
          <Kbd>Alt+R</Kbd> {text(isShown ? 'signIn.hide' : 'signIn.show')}
        </Show>
      }
    />
  );
}

const Show = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    color: 'muted',
    cursor: 'pointer',
    '& kbd': { height: '20px' },
  },
});
