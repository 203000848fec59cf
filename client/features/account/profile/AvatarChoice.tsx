import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { isFaultOfFile } from '../../../ui/forms/isFaultOfFile';
import { AvatarCrop } from './AvatarCrop';
import { wholePicture, type AvatarSquare } from './avatarSquare';

interface AvatarChoiceProps {
  file: File;
  /** Keeps the square of the picture; throws an Error with a sentence when it is refused. */
  onSave: (square: AvatarSquare) => Promise<void>;
  /** With a sentence where the picture is of no use. */
  onDiscard: (why?: string) => void;
}

/** A chosen picture of which a square is to be chosen, before it is sent. */
export function AvatarChoice({ file, onSave, onDiscard }: AvatarChoiceProps) {
  const text = useText();
  const [square, setSquare] = useState(wholePicture);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const src = useFileUrl(file);

  async function save() {
    setBusy(true);
    setError(undefined);
    try {
      await onSave(square);
    } catch (refusal) {
      const told = (refusal instanceof Error && refusal.message) || text('common.unreachable');
      if (isFaultOfFile(refusal)) return onDiscard(told);
      // Picture and crop stay, so that they can be sent again.
      setError(told);
      setBusy(false);
    }
  }

  return (
    <Stack gap="4" paddingTop="4" borderTop="2px dashed {colors.kraft}">
      <chakra.h3 fontSize="md">
        <FormattedMessage id="settings.avatar.cropTitle" />
      </chakra.h3>
      {src && (
        <AvatarCrop
          {...{ src, square, setSquare }}
          onBroken={() => onDiscard(text('settings.avatar.broken'))}
        />
      )}
      {error && (
        <chakra.p role="alert" color="danger">
          {error}
        </chakra.p>
      )}
      <Flex gap="3" flexWrap="wrap">
        <Button look="solid" isBusy={isBusy} onClick={() => void save()}>
          <FormattedMessage id="settings.avatar.save" />
        </Button>
        <Button onClick={() => onDiscard()}>
          <FormattedMessage id="settings.avatar.discard" />
        </Button>
      </Flex>
    </Stack>
  );
}

/** The file as an address that an image can show, once it has been read. */
function useFileUrl(file: File) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setUrl(reader.result as string);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return url;
}
