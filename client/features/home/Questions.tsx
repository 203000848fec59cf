import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSiteTerms } from '../../apollo/useSiteTerms';
import { paths } from '../../routes/paths';
import { useText } from '../../i18n/useText';
import { LoneLink, TextLink } from '../../ui/Link';
import { HomeSection } from './HomeSection';

const PROHIBITED_GOODS = '88';

const questions = ['cost', 'combine', 'change', 'refund', 'weight', 'forbidden'] as const;

/** Common questions in native disclosure elements. */
export function Questions() {
  const text = useText();
  const terms = useSiteTerms();
  const article = { id: PROHIBITED_GOODS, name: text('home.questions.forbidden.article') };
  const link = (words: ReactNode[]) => (
    <TextLink to={paths.article.href(article)}>{words}</TextLink>
  );
  return (
    <HomeSection number={6} title="home.questions.title">
      <chakra.div borderTop="2px solid {colors.ink}">
        {questions.map((question) => (
          <Question key={question}>
            <summary>
              <FormattedMessage id={`home.questions.${question}`} />
            </summary>
            <chakra.p maxWidth="68ch" paddingBottom="4">
              <FormattedMessage
                id={`home.questions.${question}.answer`}
                values={{ ...terms, link }}
              />
            </chakra.p>
          </Question>
        ))}
      </chakra.div>
      <chakra.p marginTop="4">
        <LoneLink to={paths.faq.href()}>
          <FormattedMessage id="home.questions.all" />
        </LoneLink>
      </chakra.p>
    </HomeSection>
  );
}

const Question = chakra('details', {
  base: {
    borderBottom: '1px dashed {colors.inputBorder}',
    '& summary': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '4',
      minHeight: '56px',
      paddingY: '2',
      fontWeight: '600',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary::after': {
      content: '"+"',
      flexShrink: '0',
      boxSize: '28px',
      border: '1.5px solid {colors.brand}',
      borderRadius: 'full',
      color: 'brand',
      fontFamily: 'mono',
      lineHeight: '1.5rem',
      textAlign: 'center',
    },
    '&[open] summary::after': { content: '"–"' },
  },
});
