"use client";
import { NewBoardForm, type NewBoardFormProps } from "@/components/board-list/new-board/new-board-form";
import {
  askForNewBoard,
  stopAskingForNewBoard,
  useNewInAddress,
} from "@/components/board-list/new-board/new-in-address";
import { Dialog } from "@/components/ui/overlays/dialog";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";

/** Once on the page, for who may make boards; opened by buttons, the key and the address. */
export function NewBoardDialog({ me, folder }: Pick<NewBoardFormProps, "me" | "folder">) {
  const isOpen = useNewInAddress();
  useShortcuts({ c: { label: "Create a board", run: askForNewBoard } });

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? askForNewBoard() : stopAskingForNewBoard())}
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
      <NewBoardForm me={me} folder={folder} onCancel={stopAskingForNewBoard} />
    </Dialog>
  );
}
