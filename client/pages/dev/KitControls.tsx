import { Flex } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { CompactSelect } from '../../ui/forms/CompactSelect';
import { IconButton } from '../../ui/IconButton';
import { LinkButton, TextLink } from '../../ui/Link';
import { PrintButton } from '../../ui/document/PrintButton';
import { Section } from './Section';
import { useKitText } from './kitTexts';

const looks = ['primary', 'solid', 'outline', 'quiet', 'danger'] as const;
const sizes = ['md', 'sm'] as const;

/** Buttons in every look, size and state, and what else is clicked. */
export function KitControls() {
  const say = useKitText();
  const text = useText();
  return (
    <Section title={say('buttons')}>
      {sizes.map((size) => (
        <Flex key={size} gap="3" flexWrap="wrap" alignItems="center">
          {looks.map((look) => (
            <Button key={look} look={look} size={size} isRepeatable>
              {look}
            </Button>
          ))}
          <Button look="solid" size={size} isDisabled>
            {say('off')}
          </Button>
          <Button look="primary" size={size} isBusy>
            {say('busy')}
          </Button>
        </Flex>
      ))}
      <Flex gap="4" flexWrap="wrap" alignItems="center">
        <LinkButton to="#top">{text('common.search')}</LinkButton>
        <TextLink to="#top">{text('common.helpCentre')}</TextLink>
        <PrintButton />
        <CompactSelect aria-label={say('choice')}>
          <option>{say('ordered')}</option>
        </CompactSelect>
        <IconButton icon={Trash2} label={text('common.close')} />
      </Flex>
    </Section>
  );
}
