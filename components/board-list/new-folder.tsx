"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { FolderPlus } from "lucide-react";
import { addressOf } from "@/components/board-list/search-params";
import { folderCalls } from "@/components/board-list/folders/folder-calls";
import { FolderForm } from "@/components/board-list/folders/folder-form";
import { Button } from "@/components/ui/controls/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Tooltip } from "@/components/ui/overlays/tooltip";

export function NewFolder() {
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
      <Tooltip text="New folder">
        <Button kind="quiet" size="icon" aria-label="New folder" onClick={() => setOpen(true)}>
          <FolderPlus aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </Tooltip>
      <Dialog open={open} onOpenChange={setOpen} title="New folder" text="Everybody sees it who sees a board in it.">
        <FolderForm submit="Create folder" onSave={create} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
