import { chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/Link';
import { PageTitle } from '../ui/layout/PageTitle';
import { useText } from '../i18n/useText';
import { isChunkFailure } from './chunkFailure';
import { paths } from '../routes/paths';
import type { BrokenSheet as Sheet } from './BrokenSheet';

/**
 * Replaces a broken screen: status and message of the error (RT-37). A part of the page that failed to load
 * has neither and gets a general message.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  return isChunkFailure(error) ? <NotLoaded /> : <Broken error={error} />;
}

function NotLoaded() {
  const text = useText();
  return (
    <Screen role="alert">
      <PageTitle>{text('common.newReleaseTitle')}</PageTitle>
      <p>
        <FormattedMessage id="common.newReleaseText" />
      </p>
      <Flex gap="3" flexWrap="wrap" justifyContent="center">
        <ReloadButton look="solid" />
        {/* Loaded as a whole page: the chunk of the home page may be gone as well. */}
        <LinkButton to={paths.home.href()} reloadDocument>
          <FormattedMessage id="common.backHome" />
        </LinkButton>
      </Flex>
    </Screen>
  );
}

/**
 * In a chunk of its own, with card and stamp; if that fails to load as well, the message appears without
 * them.
 */
const BrokenSheet = lazy(() =>
  import('./BrokenSheet')
    .then((module) => ({ default: module.BrokenSheet }))
    .catch(() => ({ default: BrokenPlain })),
);

function Broken({ error }: { error: unknown }) {
  const told = {
    ...routeError(error),
    children: (
      <p>
        <FormattedMessage id="common.errorText" />
      </p>
    ),
    actions: (
      <>
        <ReloadButton look="solid" />
        <LinkButton to={paths.home.href()} reloadDocument>
          <FormattedMessage id="common.backHome" />
        </LinkButton>
      </>
    ),
  };
  return (
    <Suspense>
      <BrokenSheet {...told} />
    </Suspense>
  );
}

function BrokenPlain({ status, message, children, actions }: ComponentProps<typeof Sheet>) {
  const text = useText();
  return (
    <Screen role="alert">
      {status}
      <PageTitle>{text('common.errorTitle')}</PageTitle>
      {children}
      {message}
      {actions}
    </Screen>
  );
}

function ReloadButton({ look }: Pick<ComponentProps<typeof Button>, 'look'>) {
  return (
    <Button look={look} onClick={() => location.reload()}>
      <FormattedMessage id="common.reload" />
    </Button>
  );
}

const Screen = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingY: '18',
    paddingX: '4',
    textAlign: 'center',
  },
});

/** Returns the status of an error, or 500, and its message (RT-37). */
export function routeError(error: unknown): { status: number; message: string } {
  const { status, message } = Object(error) as { status?: unknown; message?: unknown };
  return {
    status: typeof status === 'number' ? status : 500,
    message: typeof message === 'string' ? message : '',
  };
}
