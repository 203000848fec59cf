import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { readFragment, type FragmentType } from '../../gql';
import { ArticleText_ArticleFragmentDoc } from '../../gql/graphql';
import { DateTime } from '../../ui/values/DateTime';
import { ArticleBody } from './ArticleBody';
import { TableOfContents } from './TableOfContents';
import { withSections } from './withSections';

interface ArticleTextProps {
  article: FragmentType<typeof ArticleText_ArticleFragmentDoc>;
  /** Lists the headings beside the text, above it on phones. */
  hasContents?: boolean;
}

/** The text of an article in lines of at most 68 characters. */
export function ArticleText({ article, hasContents = false }: ArticleTextProps) {
  const { updatedAt, language, ...written } = readFragment(ArticleText_ArticleFragmentDoc, article);
  const { html, sections } = withSections(written.html);
  const { hash } = useLocation();

  useEffect(() => {
    // The browser looked for the section before the article had come.
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, written.id]);

  const text = (
    <chakra.div maxWidth="68ch">
      <ArticleBody html={html} language={language} />
      <chakra.p marginTop="8" fontSize="sm" color="muted">
        <FormattedMessage
          id="articles.updated"
          values={{ date: <DateTime at={updatedAt} isDateOnly /> }}
        />
      </chakra.p>
    </chakra.div>
  );
  if (!hasContents || sections.length < 2) return text;
  return (
    <chakra.div
      display="grid"
      gap={{ base: '6', lg: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 68ch) 264px' }}
      justifyContent="space-between"
    >
      <chakra.div order={{ lg: 1 }}>
        <TableOfContents sections={sections} />
      </chakra.div>
      {text}
    </chakra.div>
  );
}
