"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PictureUploads, UploadPicture } from "@/components/text/editor/picture-uploads";

/** Only the first `upload` is used. */
export function usePictureUploads(upload: UploadPicture | undefined) {
  const t = useTranslations("text.editor");
  const [uploadCount, setUploadCount] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [uploads] = useState<PictureUploads | null>(() =>
    upload
      ? {
          t,
          upload,
          onCountChange: (change) => {
            setUploadCount((count) => count + change);
            if (change === 1) setProblem(null);
          },
          onProblem: setProblem,
        }
      : null,
  );
  return { uploads, uploadCount, problem };
}
