"use client";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "next-intl";
import { ImageIcon } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

interface MailPreviewProps {
  id: number;
  /** Whether the mail contains remote images. */
  hasPictures: boolean;
}

/** A sandboxed frame: the mail has its own styles, runs no scripts, and its links lead nowhere. */
export function MailPreview({ id, hasPictures }: MailPreviewProps) {
  const t = useTranslations("emailLog.email");
  const [withPictures, setWithPictures] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  function load() {
    flushSync(() => setWithPictures(true));
    frame.current?.focus();
  }

  return (
    <>
      {hasPictures && !withPictures && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-gray-6 px-4 py-2">
          <p className="text-sm text-gray-11">{t("imagesBlocked")}</p>
          <Button size="small" onClick={load}>
            <ImageIcon aria-hidden className="size-4" strokeWidth={1.5} />
            {t("loadImages")}
          </Button>
        </div>
      )}
      <iframe
        ref={frame}
        key={String(withPictures)}
        src={`/mails/${id}${withPictures ? "?pictures" : ""}`}
        sandbox=""
        title={t("previewTitle")}
        className="h-[max(30rem,60dvh)] w-full rounded-b-md"
      />
      <p className="border-t border-gray-6 px-4 py-2 text-sm text-gray-11">{t("linksOff")}</p>
    </>
  );
}
