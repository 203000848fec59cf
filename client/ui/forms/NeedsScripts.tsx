import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

const Note = chakra('p', {
  base: {
    marginBottom: '4',
    padding: '3',
    borderRadius: 'input',
    background: 'warnTint',
    color: 'warn',
    fontWeight: '600',
  },
});

/** Says above a form that it cannot be sent by a browser that runs no scripts; rendered for such browsers alone. */
export function NeedsScripts() {
  return (
    <noscript>
      <Note>
        <FormattedMessage id="common.needsScripts" />
      </Note>
    </noscript>
  );
}
