import { Box, Flex, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { readFragment, type FragmentType } from '../../../gql';
import { AvatarEditor_ViewerFragmentDoc } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { FileInput } from '../../../ui/forms/FileInput';
import { FormField } from '../../../ui/forms/FormField';
import { Redraw } from '../../../ui/forms/Redraw';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { useToasts } from '../../../ui/feedback/ToastContext';
import { Avatar } from '../Avatar';
import { useSetAvatar } from './useSetAvatar';

/** Cropping weighs something; it comes with the first picture that is chosen. */
const AvatarChoice = lazy(() =>
  import('./AvatarChoice').then((module) => ({ default: module.AvatarChoice })),
);

const EXTENSION = /\.(gif|jpe?g|png|bmp)$/i;
const MAX_BYTES = 2 * 1024 * 1024;

/** What the file dialog offers. */
const AVATAR_TYPES = '.gif,.jpeg,.jpg,.png,.bmp';

interface AvatarEditorProps {
  viewer: FragmentType<typeof AvatarEditor_ViewerFragmentDoc>;
}

/** The shopper's picture, and how to change it (VA-04). */
export function AvatarEditor(props: AvatarEditorProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const toasts = useToasts();
  const { id, name, avatar } = readFragment(AvatarEditor_ViewerFragmentDoc, props.viewer);
  const setAvatar = useSetAvatar(id);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  /** Refused for its kind or size. */
  const [refused, setRefused] = useState<File>();

  function putAside(why?: string) {
    setRefused(undefined);
    setFile(undefined);
    setError(why);
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  function take(chosen: File | undefined) {
    if (!chosen) return;
    const problem = avatarProblem(chosen);
    if (problem) {
      putAside(text(`settings.avatar.${problem}`, { size: formatNumber(megabytes(chosen.size)) }));
      setRefused(chosen);
      return;
    }
    setRefused(undefined);
    setError(undefined);
    setFile(chosen);
  }

  return (
    <Stack gap="4">
      <Flex gap="6" alignItems="center" flexWrap="wrap">
        <Avatar name={name} url={avatar?.url} size={96} />
        <FormField
          name="avatar"
          label={text('settings.avatar.choose')}
          hint={text('settings.avatar.advice')}
          error={error}
          isRequired
        >
          {(control) => (
            <FileInput
              {...control}
              // It saves at once and belongs to no form: neither required nor optional.
              required={false}
              ref={input}
              chosen={file?.name}
              accept={AVATAR_TYPES}
              onChange={(event) => take(event.target.files?.[0])}
            />
          )}
        </FormField>
      </Flex>
      {refused && (
        <Box>
          <Redraw file={refused} maxBytes={MAX_BYTES - 1} onRedrawn={take} />
        </Box>
      )}
      {file && (
        <Suspense fallback={<Skeletons count={1} height="480px" />}>
          <AvatarChoice
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            onSave={async (square) => {
              await setAvatar(file, square);
              toasts.show({ type: 'success', text: text('settings.avatar.saved') });
              putAside();
            }}
            onDiscard={putAside}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Why a file cannot become a picture of a shopper (VA-04); the server looks into it as well. */
export function avatarProblem({ name, size }: Pick<File, 'name' | 'size'>) {
  if (!EXTENSION.test(name)) return 'wrongType';
  return size < MAX_BYTES ? null : 'tooLarge';
}

/** For people: 2.4. Rounded down it would say "2.0 MB" of what is only a little too large. */
export function megabytes(size: number): number {
  return Math.ceil((size / 1024 / 1024) * 10) / 10;
}
