import { useEffect, useRef, useState } from 'react';
import type { UploadKind } from '#shared/uploads.ts';
import { uploadFile } from '../data/upload.ts';

type Sending = Readonly<{ name: string; percentage: number }>;

/** Sends files one after the other, with the progress of the current one; leaving cancels it. */
export function useUpload() {
  const [sending, setSending] = useState<Sending | null>(null);
  const controller = useRef<AbortController | null>(null);
  const cancel = () => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);
  /** @returns the key by which an item refers to the file */
  const upload = async (file: File, kind: UploadKind): Promise<string> => {
    const { name } = file;
    controller.current = new AbortController();
    setSending({ name, percentage: 0 });
    try {
      const { signal } = controller.current;
      const onProgress = (percentage: number) => setSending({ name, percentage });
      return (await uploadFile(file, kind, { onProgress, signal })).key;
    } finally {
      controller.current = null;
      setSending(null);
    }
  };
  return { sending, upload, cancel };
}
