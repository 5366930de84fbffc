import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Cover } from '../ui/cover.tsx';
import { FileField } from '../ui/file-field.tsx';

type Props = Readonly<{
  label: string;
  hint: string;
  image: File | null;
  imageKey: string | null;
  disabled: boolean;
  onChoose: (image: File | null) => void;
  onRemove: () => void;
}>;

/** The image of a book or a booklet: a field for a file, and a preview of what will be shown. */
export function ImageField({ label, hint, image, imageKey, disabled, onChoose, onRemove }: Props) {
  const preview = usePreview(image);
  return (
    <div className="flex items-start gap-4">
      {preview ? (
        <img
          className="aspect-[5/7] w-20 shrink-0 rounded-md border border-line bg-sunken object-cover"
          src={preview}
          alt="Prévia da imagem"
        />
      ) : imageKey ? (
        <Cover imageKey={imageKey} />
      ) : null}
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <FileField
          label={label}
          hint={hint}
          accept="image/*"
          file={image}
          disabled={disabled}
          onChoose={onChoose}
        />
        {imageKey && !image ? (
          <Button look="bare" className="-ml-2 px-2" disabled={disabled} onClick={onRemove}>
            <Trash2 aria-hidden="true" size={16} />
            Remover imagem
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The address of a file that has not been sent yet. */
function usePreview(image: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = image ? URL.createObjectURL(image) : null;
    setUrl(made);
    return () => (made ? URL.revokeObjectURL(made) : undefined);
  }, [image]);
  return url;
}
