"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { folderCalls } from "@/components/board-list/folders/folder-calls";
import { FolderForm } from "@/components/board-list/folders/folder-form";
import { buttonStyle } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuItem } from "@/components/ui/overlays/menu-items";
import { toast } from "@/components/ui/feedback/toasts";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function FolderMenu({ id, title }: { id: number; title: string }) {
  const t = useTranslations("boards.folders");
  const actions = useTranslations("ui.actions");
  const router = useRouter();
  const [renames, setRenames] = useState(false);

  async function rename(typed: string) {
    await folderCalls.rename(id, typed);
    setRenames(false);
    router.refresh();
  }

  async function remove() {
    await folderCalls.delete(id);
    toast(t("deleted", { title }));
    router.push("/boards");
    router.refresh();
  }

  return (
    <>
      <ConfirmDialog
        trigger={(ask) => (
          <Menu
            label={t("actions")}
            button={<Ellipsis {...icon} />}
            buttonStyle={buttonStyle({ kind: "quiet", size: "icon" }, "h-9")}
          >
            <MenuItem icon={<Pencil {...icon} />} onClick={() => setRenames(true)}>
              {t("rename")}
            </MenuItem>
            <MenuItem danger icon={<Trash2 {...icon} />} onClick={ask}>
              {t("delete")}
            </MenuItem>
          </Menu>
        )}
        title={t("confirmDelete", { title })}
        text={t("boardsStay")}
        confirm={t("delete")}
        onConfirm={remove}
        finalFocus={(isDone) => (isDone ? document.getElementById("boards") : null)}
      />
      <Dialog open={renames} onOpenChange={setRenames} title={t("rename")}>
        <FolderForm title={title} submit={actions("save")} onSave={rename} onCancel={() => setRenames(false)} />
      </Dialog>
    </>
  );
}
