"use client";
import { useTranslations } from "next-intl";
import { ImagePlus } from "lucide-react";
import { Button } from "@/components/ui/controls/button";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { PICTURE_TYPES } from "@/components/files/picture-files";

interface AddPicturesProps {
  chooser: React.RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
}

export function AddPictures({ chooser, onFiles }: AddPicturesProps) {
  const t = useTranslations("comments.pictures");

  function choose({ target }: React.ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // Choosing the same file again is a change then.
    target.value = "";
  }

  return (
    <>
      <Tooltip text={t("add")}>
        <Button kind="quiet" size="icon" aria-label={t("add")} onClick={() => chooser.current?.click()}>
          <ImagePlus aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </Tooltip>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={PICTURE_TYPES}
        onChange={choose}
        aria-label={t("chooser")}
        tabIndex={-1}
        className="hidden"
      />
    </>
  );
}
