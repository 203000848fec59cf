import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Section } from './withSections';

/** The headings of an article as links to them. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const titleId = useId();
  return (
    <Contents aria-labelledby={titleId}>
      <chakra.h2 id={titleId} fontSize="md" marginBottom="2">
        <FormattedMessage id="articles.contents" />
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {sections.map(({ id, title, isNested }) => (
          <chakra.li key={id} paddingInlineStart={isNested ? '4' : '0'}>
            {/* A plain link: the browser jumps there, and Tab goes on from there. */}
            <SectionLink href={`#${id}`}>{title}</SectionLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Contents>
  );
}

const Contents = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: { lg: '72px' },
    borderInlineStart: '2px dotted {colors.kraft}',
    paddingInlineStart: '4',
  },
});

const SectionLink = chakra('a', {
  base: {
    display: 'block',
    paddingY: { base: '3', lg: '1' },
    color: 'brand',
    fontSize: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});
