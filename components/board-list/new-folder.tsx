"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { FolderPlus } from "lucide-react";
import { addressOf } from "@/components/board-list/search-params";
import { folderCalls } from "@/components/board-list/folders/folder-calls";
import { FolderForm } from "@/components/board-list/folders/folder-form";
import { Button } from "@/components/ui/controls/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Tooltip } from "@/components/ui/overlays/tooltip";

export function NewFolder() {
  const t = useTranslations("boards.folders");
  const router = useRouter();
  const [open, setOpen] = useState(false);

  async function create(title: string) {
    const { folder } = await folderCalls.create(title);
    setOpen(false);
    router.push(addressOf({ folderId: folder.id }));
    router.refresh();
  }

  return (
    <>
      <Tooltip text={t("create")}>
        <Button kind="quiet" size="icon" aria-label={t("create")} onClick={() => setOpen(true)}>
          <FolderPlus aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </Tooltip>
      <Dialog open={open} onOpenChange={setOpen} title={t("create")} text={t("whoSees")}>
        <FolderForm submit={t("create")} onSave={create} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
