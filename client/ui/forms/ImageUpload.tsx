import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { Button } from '../Button';
import { FileInput } from './FileInput';
import { FormField } from './FormField';

/** The code to inspect and convert pictures loads with the first chosen picture. */
const prepared = (file: File) =>
  import('./preparePicture').then(
    ({ preparePicture }) => preparePicture(file),
    () => ({ picture: file, problem: 'unknown' as const, changes: [] }),
  );

export interface Image {
  id: string;
  url: string;
}

interface ImageUploadProps {
  name: string;
  label: string;
  image: Image | null;
  onChange: (image: Image | null) => void;
  /** Stores the file; throws an Error with a sentence for the shopper when it is refused. */
  upload: (file: File) => Promise<Image>;
  /** Hears why a chosen file is not there yet, or never will be; null once nothing is missing. */
  onMissing?: (why: string | null) => void;
}

/**
 * One picture: gif, jpg or png up to 2 MB (VA-05), by its content. Other or larger pictures that the browser
 * can read are converted, with a note.
 */
export function ImageUpload({ name, label, image, onChange, upload, ...told }: ImageUploadProps) {
  const text = useText();
  const [error, setError] = useState<string>();
  /** Name of the file that is on its way. */
  const [sending, setSending] = useState<string>();
  /** Note about the conversion of the picture. */
  const [note, setNote] = useState<string>();

  function refuse(why: string) {
    setError(why);
    told.onMissing?.(why);
  }

  function goWithout() {
    setError(undefined);
    told.onMissing?.(null);
  }

  async function take(file: File | undefined) {
    if (!file) return;
    setError(undefined);
    setNote(undefined);
    setSending(file.name);
    told.onMissing?.(text('pictures.wait'));
    try {
      const { picture, problem, changes } = await prepared(file);
      if (!picture) return refuse(text(`pictures.${problem}`));
      const stored = await upload(picture);
      setNote(changes.map((change) => text(`pictures.${change}`)).join(' '));
      // First, as the form looks at once whether something is missing.
      told.onMissing?.(null);
      onChange(stored);
    } catch (refusal) {
      const reason = refusal instanceof Error && refusal.message;
      refuse(reason || text('common.unreachable'));
    } finally {
      setSending(undefined);
    }
  }

  if (image) {
    return (
      <Flex gap="4" alignItems="center">
        <chakra.img
          src={image.url}
          alt={label}
          boxSize="96px"
          objectFit="cover"
          borderRadius="input"
        />
        <div>
          {note && (
            <chakra.p role="status" fontSize="sm" color="muted" marginBottom="2">
              {note}
            </chakra.p>
          )}
          <Button size="sm" onClick={() => onChange(null)}>
            {text('pictures.remove')}
          </Button>
        </div>
      </Flex>
    );
  }
  const hint = text(sending ? 'pictures.uploading' : 'pictures.hint');
  return (
    <div>
      <FormField {...{ name, label, error, hint }}>
        {(control) => (
          <FileInput
            {...control}
            chosen={sending}
            onChange={(event) => void take(event.target.files?.[0])}
          />
        )}
      </FormField>
      {error && told.onMissing && (
        <Button size="sm" marginTop="2" onClick={goWithout}>
          {text('pictures.without')}
        </Button>
      )}
    </div>
  );
}
