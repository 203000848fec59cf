import { chakra, Flex } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { Button } from '../../ui/Button';
import { pasteInOneLine } from '../../ui/forms/pasteInOneLine';
import { Input } from '../../ui/theme/inputStyles';
import { pastedText } from './pastedText';

interface LinkSearchFormProps {
  /** True for the large form of the home page. */
  isHero?: boolean;
  /** True within a bar, where phones have room for a short label inside the box. */
  isInBar?: boolean;
}

/**
 * Asks for the link of an item, or a text that holds one, and goes to its page. Empty input does
 * nothing; the box is cleared afterwards (HD-04). A plain GET form, so it works before any script
 * has run.
 */
export function LinkSearchForm({ isHero = false, isInBar = false }: LinkSearchFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const [link, setLink] = useState('');

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The DOM value counts: on a slow phone, typing can precede the state update.
    const url = pastedText(event.currentTarget.querySelector('input')?.value ?? '');
    if (!url) return;
    setLink('');
    void navigate(paths.goods.href({ url }));
  }

  return (
    <chakra.form role="search" action={paths.goods.path} method="get" onSubmit={search}>
      {/* On the narrowest phones the words in the box have no room beside the button. */}
      <Flex
        gap="2"
        css={isHero ? { '@media (max-width: 359px)': { flexDirection: 'column' } } : {}}
      >
        <Input
          name="url"
          aria-label={text('common.linkSearchLabel')}
          placeholder={text(isInBar ? 'common.linkSearchWord' : 'common.linkSearchPlaceholder')}
          autoComplete="off"
          inputMode="url"
          minHeight={isHero ? '56px' : '44px'}
          value={link}
          onChange={(event) => setLink(event.target.value)}
          onPaste={pasteInOneLine}
        />
        <Button
          type="submit"
          aria-label={text('common.search')}
          isRepeatable
          look={isHero ? 'primary' : 'outline'}
          flexShrink="0"
        >
          <Search size={18} strokeWidth={1.75} aria-hidden />
          <chakra.span display={isHero ? 'inline' : { base: 'none', lg: 'inline' }}>
            <FormattedMessage id="common.search" />
          </chakra.span>
        </Button>
      </Flex>
    </chakra.form>
  );
}
