"use client";
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
  const router = useRouter();
  const own = folders.find(({ id }) => id === board.folderId);
  const others = folders.filter(({ id }) => id !== own?.id);

  async function send(change: Promise<unknown>, words: string) {
    try {
      await change;
      toast(`“${board.title}” ${words}`);
      router.refresh();
      // The focused card may disappear.
      document.getElementById("boards")?.focus();
    } catch (error) {
      toast(errorMessage(error), "error");
    }
  }

  return (
    <>
      {others.length > 0 && (
        <Submenu label={own ? "Move to another folder" : "Put into a folder"} icon={<Folder {...icon} />}>
          {others.map(({ id, title }) => (
            <MenuItem key={id} onClick={() => void send(folderCalls.put(id, board.id), `is in “${title}”`)}>
              <bdi>{title}</bdi>
            </MenuItem>
          ))}
        </Submenu>
      )}
      {own && (
        <MenuItem
          icon={<FolderMinus {...icon} />}
          onClick={() => void send(folderCalls.take(own.id, board.id), `is no longer in “${own.title}”`)}
        >
          Take out of “<bdi>{own.title}</bdi>”
        </MenuItem>
      )}
    </>
  );
}
