"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Link2, Paperclip } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

interface AddAttachmentsProps {
  ref: React.RefObject<HTMLButtonElement | null>;
  isEmpty: boolean;
  onFiles: (files: File[]) => void;
  onLink: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function AddAttachments({ ref, isEmpty, onFiles, onLink }: AddAttachmentsProps) {
  const t = useTranslations("attachments.add");
  const chooser = useRef<HTMLInputElement>(null);

  function choose({ target }: React.ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // Choosing the same file again is a change then.
    target.value = "";
  }

  return (
    <>
      <div className="ms-auto flex gap-1">
        <Button ref={ref} kind="quiet" size="small" onClick={() => chooser.current?.click()}>
          <Paperclip {...icon} />
          {t("files")}
        </Button>
        <Button kind="quiet" size="small" onClick={onLink}>
          <Link2 {...icon} />
          {t("link")}
        </Button>
      </div>
      {isEmpty && <p className="basis-full text-sm text-gray-11 pointer-coarse:hidden">{t("hint")}</p>}
      <input
        ref={chooser}
        type="file"
        multiple
        onChange={choose}
        aria-label={t("chooser")}
        tabIndex={-1}
        className="hidden"
      />
    </>
  );
}
