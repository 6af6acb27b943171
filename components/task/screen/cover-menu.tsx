"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Image as ImageIcon, ImageOff, ImageUp } from "lucide-react";
import type { Save } from "@/components/board-store/use-save";
import type { ShownTask } from "@/components/task/parts/use-task";
import { buttonStyle } from "@/components/ui/controls/button";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuItem } from "@/components/ui/overlays/menu-items";
import { PICTURE_TYPES } from "@/components/files/picture-files";
import { bareEdit } from "@/components/board-store/edits/property-edits";

interface CoverMenuProps {
  task: ShownTask;
  save: Save["save"];
  onPicture: (picture: File) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function CoverMenu({ task, save, onPicture }: CoverMenuProps) {
  const t = useTranslations("task.cover");
  const chooser = useRef<HTMLInputElement>(null);
  const { backgroundColor, backgroundImage } = task.settings.cover;

  function choose({ target }: React.ChangeEvent<HTMLInputElement>) {
    const picture = target.files?.[0];
    if (picture) onPicture(picture);
    // Choosing the same file again is a change then.
    target.value = "";
  }

  return (
    <>
      <Menu
        label={t("menu")}
        button={<ImageIcon {...icon} />}
        buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
      >
        <MenuItem icon={<ImageUp {...icon} />} onClick={() => chooser.current?.click()}>
          {backgroundImage ? t("change") : t("add")}
        </MenuItem>
        {(backgroundImage || backgroundColor) && (
          <MenuItem icon={<ImageOff {...icon} />} onClick={() => save(bareEdit(task))}>
            {t("remove")}
          </MenuItem>
        )}
      </Menu>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        onChange={choose}
        aria-label={t("file")}
        tabIndex={-1}
        className="hidden"
      />
    </>
  );
}
