import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useText } from '../../i18n/useText';
import { TextField } from '../../ui/forms/fields';
import { IconButton } from '../../ui/IconButton';

/** A password that may be shown while it is typed. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  const label = text(isShown ? 'entry.hidePassword' : 'entry.showPassword');
  return (
    <chakra.div position="relative">
      <TextField {...props} type={isShown ? 'text' : 'password'} paddingInlineEnd="12" />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={label}
        position="absolute"
        insetInlineEnd="2"
        // In the middle of the field, below a label of one line.
        top="calc(1lh + 10px)"
        onClick={() => setShown(!isShown)}
      />
    </chakra.div>
  );
}
