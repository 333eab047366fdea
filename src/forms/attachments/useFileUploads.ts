import { useEffect, useRef } from "react";
import { uploadFile } from "../../api/uploadFile.ts";
import { getFailure } from "../../api/failure.ts";
import type { Attachment } from "./useAttachments.ts";

/** Functions that start, abort and repeat the upload of an attachment, by its id. */
type FileUploads = {
  upload: (id: string, file: File) => Promise<void>;
  abort: (id: string) => void;
  retry: (id: string) => void;
};

/** Uploads files for an account and reports their states through `update`. Aborts all uploads when the component is unmounted. */
export function useFileUploads(
  account: string,
  update: (id: string, next: (file: Attachment) => Attachment) => void,
): FileUploads {
  const sources = useRef(new Map<string, { file: File; controller: AbortController }>());
  useEffect(() => {
    const { current } = sources;
    return () => current.forEach(({ controller }) => controller.abort());
  }, []);

  const upload = async (id: string, file: File): Promise<void> => {
    const controller = new AbortController();
    sources.current.set(id, { file, controller });
    update(id, (previous) => ({ ...pickFileInfo(previous), state: "sending", progress: 0 }));
    try {
      const { id: documentId } = await uploadFile({
        file,
        idempotencyKey: id,
        signal: controller.signal,
        onProgress: (progress) =>
          update(id, (previous) => (previous.state === "sending" ? { ...previous, progress } : previous)),
      });
      update(id, (previous) => ({ ...pickFileInfo(previous), state: "uploaded", documentId, account }));
    } catch (error) {
      const failure = getFailure(error);
      if (controller.signal.aborted) return;
      if (failure === undefined) throw error;
      update(id, (previous) => ({ ...pickFileInfo(previous), state: "failed", failure }));
    }
  };
  return {
    upload,
    abort: (id) => sources.current.get(id)?.controller.abort(),
    retry: (id) => {
      const source = sources.current.get(id);
      if (source !== undefined) void upload(id, source.file);
    },
  };
}

const pickFileInfo = ({ id, fileName, size }: Attachment): Pick<Attachment, "id" | "fileName" | "size"> => ({
  id,
  fileName,
  size,
});
