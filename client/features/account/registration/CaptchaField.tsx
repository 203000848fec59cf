import { chakra, Flex, Stack } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { FormField } from '../../../ui/forms/FormField';
import { Input } from '../../../ui/theme/inputStyles';
import type { RegisterFormState } from './registerFields';
import type { Captcha } from './useCaptcha';

interface CaptchaFieldProps {
  form: RegisterFormState;
  captcha: Captcha;
}

/** Asks for the characters of a picture or, for those who cannot see it, the answer to a question. */
export function CaptchaField({ form, captcha }: CaptchaFieldProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const error = form.errors.captchaCode?.message;
  const input = form.register('captchaCode', {
    validate: (code) => code.trim() !== '' || text('entry.captcha.enter'),
  });
  return (
    <FormField name={input.name} label={text('entry.captcha')} error={error} isRequired>
      {(control) => (
        <Stack gap="2">
          <Flex gap="2" alignItems="center" wrap="wrap">
            <Challenge captcha={captcha} isAsking={isAsking} />
            <Button isRepeatable size="sm" look="quiet" onClick={captcha.renew}>
              <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
              <FormattedMessage id="entry.captcha.another" />
            </Button>
          </Flex>
          <Input
            {...input}
            {...control}
            inputMode={isAsking ? 'numeric' : 'text'}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <Button
            size="sm"
            look="quiet"
            alignSelf="start"
            marginInlineStart="-3"
            onClick={() => setAsking(!isAsking)}
          >
            <FormattedMessage
              id={isAsking ? 'entry.captcha.usePicture' : 'entry.captcha.useQuestion'}
            />
          </Button>
        </Stack>
      )}
    </FormField>
  );
}

function Challenge({ captcha, isAsking }: { captcha: Captcha; isAsking: boolean }) {
  const text = useText();
  const { shown, state } = captcha;
  if (state === 'failed')
    return (
      <chakra.p role="alert" flex="1" fontSize="sm" color="danger">
        <FormattedMessage id="entry.captcha.failed" />
      </chakra.p>
    );
  if (!shown) return <Picture as="div" role="status" aria-label={text('common.loading')} />;
  if (!isAsking) return <Picture src={shown.image} alt={text('entry.captcha.alt')} />;
  return (
    <chakra.p role="status" flex="1" minHeight="50px" alignContent="center" fontWeight="600">
      {shown.question}
    </chakra.p>
  );
}

/** The characters have dark colours, so the dark theme only dims their background. */
const Picture = chakra('img', {
  base: {
    width: '150px',
    height: '50px',
    background: 'light-dark(#FFFFFF, #C3CCC6)',
    borderWidth: '1px',
    borderColor: 'inputBorder',
    borderRadius: 'input',
  },
});
