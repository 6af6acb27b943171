"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Folder, FolderMinus } from "lucide-react";
import { folderCalls } from "@/components/board-list/folders/folder-calls";
import { MenuItem, Submenu } from "@/components/ui/overlays/menu-items";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { VisibleFolder } from "@/lib/folders/list";

interface FolderChoicesProps {
  board: { id: number; title: string; folderId: number | null };
  folders: VisibleFolder[];
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function FolderChoices({ board, folders }: FolderChoicesProps) {
  const t = useTranslations("boards.folders");
  const router = useRouter();
  const own = folders.find(({ id }) => id === board.folderId);
  const others = folders.filter(({ id }) => id !== own?.id);

  async function send(change: Promise<unknown>, message: string) {
    try {
      await change;
      toast(message);
      router.refresh();
      // The focused card may disappear.
      document.getElementById("boards")?.focus();
    } catch (error) {
      toast(errorMessage(error), "error");
    }
  }

  const names = (folder: string) => ({ board: board.title, folder });
  const put = (id: number, folder: string) =>
    void send(folderCalls.put(id, board.id), own ? t("moved", names(folder)) : t("added", names(folder)));

  return (
    <>
      {others.length > 0 && (
        <Submenu label={own ? t("move") : t("add")} icon={<Folder {...icon} />}>
          {others.map(({ id, title }) => (
            <MenuItem key={id} onClick={() => put(id, title)}>
              <bdi>{title}</bdi>
            </MenuItem>
          ))}
        </Submenu>
      )}
      {own && (
        <MenuItem
          icon={<FolderMinus {...icon} />}
          onClick={() => void send(folderCalls.take(own.id, board.id), t("removed", names(own.title)))}
        >
          {t.rich("remove", { folder: own.title, name: (chunks) => <bdi>{chunks}</bdi> })}
        </MenuItem>
      )}
    </>
  );
}
