"use client";
import { useTranslations } from "next-intl";
import { NewBoardForm, type NewBoardFormProps } from "@/components/board-list/new-board/new-board-form";
import { openNewBoard, closeNewBoard, useIsNewBoardOpen } from "@/components/board-list/new-board/new-board-address";
import { Dialog } from "@/components/ui/overlays/dialog";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";

export function NewBoardDialog({ me, folder }: Pick<NewBoardFormProps, "me" | "folder">) {
  const t = useTranslations("boards.newBoard");
  const isOpen = useIsNewBoardOpen();
  useShortcuts({ c: { label: t("create"), run: openNewBoard } });

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? openNewBoard() : closeNewBoard())}
      title={t("create")}
      text={folder && t.rich("inFolder", { title: folder.title, name: (chunks) => <bdi>{chunks}</bdi> })}
      width="max-w-xl"
    >
      <NewBoardForm me={me} folder={folder} onCancel={closeNewBoard} />
    </Dialog>
  );
}
