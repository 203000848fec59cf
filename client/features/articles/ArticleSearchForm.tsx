import { chakra, Flex } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { Input } from '../../ui/theme/inputStyles';

const MAX_TEXT = 100;

/**
 * Searches the help centre: `/faq?q=…`, or its overview when the box is empty. A plain GET form works before
 * any script has run.
 */
export function ArticleSearchForm({ text: initial = '' }: { text?: string }) {
  const text = useText();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);

  function search(event: SubmitEvent) {
    event.preventDefault();
    const words = box.current?.value.trim();
    setEmpty(!words);
    const query = words ? `?${createSearchParams({ q: words })}` : '';
    void navigate(paths.faq.href() + query);
  }

  return (
    <chakra.form role="search" action={paths.faq.path} method="get" onSubmit={search}>
      <Flex gap="2">
        <Input
          // A new search from elsewhere, or going back, resets the box.
          key={initial}
          ref={box}
          type="search"
          name="q"
          aria-label={text('articles.searchLabel')}
          placeholder={text('articles.searchPlaceholder')}
          maxLength={MAX_TEXT}
          defaultValue={initial}
        />
        <Button type="submit" aria-label={text('common.search')} isRepeatable flexShrink="0">
          <Search size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      </Flex>
      <chakra.p
        role="status"
        fontSize="sm"
        color="muted"
        _empty={{ display: 'none' }}
        marginTop="2"
      >
        {isEmpty && <FormattedMessage id="articles.typeWord" />}
      </chakra.p>
    </chakra.form>
  );
}
