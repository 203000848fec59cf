import { chakra, Flex } from '@chakra-ui/react';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteNameContext } from '../SiteNameContext';
import { TitleSlotContext } from './TitleSlotContext';

interface PageTitleProps {
  children: string;
  /** A sentence below it; empty where it is not known yet but will be. */
  about?: ReactNode;
  /** Leaves the heading to assistive technology, where the screen shows the same in its own way. */
  isHidden?: boolean;
  /** Buttons at the other end of its line, which nothing below it moves. */
  end?: ReactNode;
}

const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' } as const;

/**
 * The h1 and the title of the document. After a change of route the focus goes to it, so that the
 * new screen is read out; render it beside the loading state, not after.
 */
export function PageTitle({ children, about, isHidden = false, end }: PageTitleProps) {
  const siteName = use(SiteNameContext);
  const below = use(TitleSlotContext);
  const ref = useRef<HTMLHeadingElement>(null);
  const hasSentence = about !== undefined && about !== null;
  const isFirstScreen = useLocation().key === 'default';

  useEffect(() => {
    if (!isFirstScreen) ref.current?.focus();
    // Only when the screen appears: a tab or a page of a list must not steal the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);

  const title = (
    <chakra.h1
      ref={ref}
      tabIndex={-1}
      fontSize={{ base: '1.625rem', md: '2xl' }}
      lineHeight="1.15"
      {...(isHidden && hidden)}
    >
      {children}
    </chakra.h1>
  );
  const heading = end ? (
    <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
      {title}
      {end}
    </Flex>
  ) : (
    title
  );

  return (
    <>
      <title>{[children, siteName].filter(Boolean).join(' · ')}</title>
      {below || hasSentence ? (
        <div>
          {heading}
          {hasSentence && (
            <chakra.p marginTop="2" minHeight="1lh" maxWidth="68ch" color="muted">
              {about}
            </chakra.p>
          )}
          {below}
        </div>
      ) : (
        heading
      )}
    </>
  );
}
