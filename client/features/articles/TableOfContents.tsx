import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/useText';
import { ArticleSidebar } from './ArticleSidebar';
import type { Section } from './withSections';

/** The headings of an article as links to them. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const text = useText();
  return (
    <ArticleSidebar title={text('articles.contents')} isTitled>
      <chakra.ul listStyleType="none">
        {sections.map(({ id, title, isNested }) => (
          <chakra.li key={id} paddingInlineStart={isNested ? '4' : '0'}>
            {/* A plain link: the browser jumps there, and Tab goes on from there. */}
            <SectionLink href={`#${id}`}>{title}</SectionLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </ArticleSidebar>
  );
}

const SectionLink = chakra('a', {
  base: {
    display: 'block',
    paddingY: { base: '3', lg: '1' },
    color: 'brand',
    fontSize: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});
