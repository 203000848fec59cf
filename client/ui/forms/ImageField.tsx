import { useRef } from 'react';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ImageUpload, type Image } from './ImageUpload';

interface ImageFieldProps<T extends FieldValues> {
  form: Pick<UseFormReturn<T>, 'control' | 'clearErrors'>;
  name: FieldPath<T>;
  label: string;
  /** Stores the file; throws an Error with a sentence for the shopper when it is refused. */
  upload: (file: File) => Promise<Image>;
}

/**
 * One optional picture of a form (VA-05). The form is not sent without a picture that somebody has chosen,
 * as long as it is uploading or was refused, unless they say that they go on without it.
 */
export function ImageField<T extends FieldValues>(props: ImageFieldProps<T>) {
  const { form, name, label, upload } = props;
  const missing = useRef<string | null>(null);
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: () => missing.current ?? true }}
      render={({ field }) => (
        <ImageUpload
          {...{ name, label, upload }}
          image={field.value}
          onChange={field.onChange}
          onMissing={(why) => {
            missing.current = why;
            if (why === null) form.clearErrors(name);
          }}
        />
      )}
    />
  );
}
