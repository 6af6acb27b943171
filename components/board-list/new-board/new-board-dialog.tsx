"use client";
import { NewBoardForm, type NewBoardFormProps } from "@/components/board-list/new-board/new-board-form";
import { openNewBoard, closeNewBoard, useIsNewBoardOpen } from "@/components/board-list/new-board/new-board-address";
import { Dialog } from "@/components/ui/overlays/dialog";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";

export function NewBoardDialog({ me, folder }: Pick<NewBoardFormProps, "me" | "folder">) {
  const isOpen = useIsNewBoardOpen();
  useShortcuts({ c: { label: "Create a board", run: openNewBoard } });

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? openNewBoard() : closeNewBoard())}
      title="New board"
      text={
        folder && (
          <>
            In the folder “<bdi>{folder.title}</bdi>”.
          </>
        )
      }
      width="max-w-xl"
    >
      <NewBoardForm me={me} folder={folder} onCancel={closeNewBoard} />
    </Dialog>
  );
}
