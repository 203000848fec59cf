import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { Button } from '../Button';
import { FileInput } from './FileInput';
import { FormField } from './FormField';
import { Redraw } from './Redraw';

const TYPES = ['image/gif', 'image/jpeg', 'image/png'];
const MAX_BYTES = 2 * 1024 * 1024;

function isTaken({ type, size }: File): boolean {
  return TYPES.includes(type) && size <= MAX_BYTES;
}

interface Image {
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
 * One picture: gif, jpg or png within 2 MB (VA-05). Another kind or a larger one is refused, and can be drawn anew such
 * as is taken.
 */
export function ImageUpload({ name, label, image, onChange, upload, ...told }: ImageUploadProps) {
  const text = useText();
  const [error, setError] = useState<string>();
  /** Name of the file that is on its way. */
  const [sending, setSending] = useState<string>();
  /** Refused for its kind or size. */
  const [refused, setRefused] = useState<File>();

  function refuse(why: string) {
    setError(why);
    told.onMissing?.(why);
  }

  function goWithout() {
    setRefused(undefined);
    setError(undefined);
    told.onMissing?.(null);
  }

  async function take(file: File | undefined) {
    if (!file) return;
    const isGood = isTaken(file);
    setRefused(isGood ? undefined : file);
    if (!isGood) return refuse(text('common.imageRule'));
    setError(undefined);
    setSending(file.name);
    told.onMissing?.(text('common.uploading'));
    try {
      const stored = await upload(file);
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
        <Button size="sm" onClick={() => onChange(null)}>
          {text('common.removeImage')}
        </Button>
      </Flex>
    );
  }
  const hint = text(sending ? 'common.uploading' : 'common.imageHint');
  return (
    <div>
      <FormField {...{ name, label, error, hint }}>
        {(control) => (
          <FileInput
            {...control}
            chosen={sending}
            accept={TYPES.join(',')}
            onChange={(event) => void take(event.target.files?.[0])}
          />
        )}
      </FormField>
      <Redraw file={refused} isTaken={isTaken} onRedrawn={(file) => void take(file)} />
      {error && told.onMissing && (
        <Button size="sm" marginTop="2" onClick={goWithout}>
          {text('common.withoutImage')}
        </Button>
      )}
    </div>
  );
}
