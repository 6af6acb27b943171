"use client";
import { useTranslations } from "next-intl";
import { Toolbar as Base } from "@base-ui/react/toolbar";
import type { Editor } from "@tiptap/react";
import { Image as ImageIcon } from "lucide-react";
import { type PictureUploads, insertPictures } from "@/components/text/editor/picture-uploads";
import { toolLook } from "@/components/text/editor/tool-look";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { PICTURE_TYPES } from "@/components/files/picture-files";

interface PictureButtonProps {
  editor: Editor;
  uploads: PictureUploads;
  chooser: React.RefObject<HTMLInputElement | null>;
}

export function PictureButton({ editor, uploads, chooser }: PictureButtonProps) {
  const t = useTranslations("text.editor");

  function choose({ target }: React.ChangeEvent<HTMLInputElement>) {
    insertPictures(editor, [...(target.files ?? [])], editor.state.selection.to, uploads);
    // Allows choosing the same file again.
    target.value = "";
    editor.commands.focus();
  }

  return (
    <>
      <Tooltip text={t("picture")}>
        <Base.Button aria-label={t("picture")} onClick={() => chooser.current?.click()} className={toolLook}>
          <ImageIcon aria-hidden className="size-4" strokeWidth={1.5} />
        </Base.Button>
      </Tooltip>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={PICTURE_TYPES}
        onChange={choose}
        aria-label={t("choosePictures")}
        tabIndex={-1}
        className="hidden"
      />
    </>
  );
}
