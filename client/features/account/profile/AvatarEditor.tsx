import { chakra, Flex, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { readFragment, type FragmentType } from '../../../gql';
import { AvatarEditor_ViewerFragmentDoc } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { FileInput } from '../../../ui/forms/FileInput';
import { FormField } from '../../../ui/forms/FormField';
import type { PictureRules } from '../../../ui/forms/preparePicture';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { useToasts } from '../../../ui/feedback/ToastContext';
import { Avatar } from '../Avatar';
import { useSetAvatar } from './useSetAvatar';

/** Cropping weighs something; it comes with the first picture that is chosen. */
const AvatarChoice = lazy(() =>
  import('./AvatarChoice').then((module) => ({ default: module.AvatarChoice })),
);

/** Rules for the picture of a shopper (VA-04); the server checks it as well. */
const rules: PictureRules = {
  formats: ['gif', 'jpeg', 'png', 'bmp'],
  maxBytes: 2 * 1024 * 1024 - 1,
};

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
  /** Last change to the picture, for screen readers. */
  const [note, setNote] = useState<string>();

  function putAside(why?: string) {
    setNote(undefined);
    setFile(undefined);
    setError(why);
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    const { preparePicture } = await import('../../../ui/forms/preparePicture');
    const { picture, problem, changes } = await preparePicture(chosen, rules);
    if (!picture) {
      const size = formatNumber(megabytes(chosen.size));
      return putAside(text(problemOf(problem, chosen), { size }));
    }
    setNote(changes.map((change) => text(`pictures.${change}`)).join(' '));
    setError(undefined);
    setFile(picture);
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
              onChange={(event) => void take(event.target.files?.[0])}
            />
          )}
        </FormField>
      </Flex>
      {note && (
        <chakra.p role="status" fontSize="sm" color="muted">
          {note}
        </chakra.p>
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

/** Returns the message for a file that cannot become a picture of a shopper. */
function problemOf(problem: 'heic' | 'broken' | 'unknown', { size }: File) {
  if (problem !== 'unknown') return `pictures.${problem}` as const;
  return `settings.avatar.${size > rules.maxBytes ? 'tooLarge' : 'wrongType'}` as const;
}

/** For people: 2.4. Rounded down it would say "2.0 MB" of what is only a little too large. */
export function megabytes(size: number): number {
  return Math.ceil((size / 1024 / 1024) * 10) / 10;
}
