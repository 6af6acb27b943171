"use client";
import { NewBoardForm } from "@/components/board-list/new-board-form";
import { askForNewBoard, stopAskingForNewBoard, useNewInAddress } from "@/components/board-list/new-in-address";
import { Dialog } from "@/components/ui/dialog";
import { useKeys } from "@/components/ui/keys";

/** Once on the page, for who may make boards; opened by buttons, the key and the address. */
export function NewBoardDialog({ me }: { me: number }) {
  const isOpen = useNewInAddress();
  useKeys({ c: { does: "Create a board", run: askForNewBoard } });

  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? askForNewBoard() : stopAskingForNewBoard())} title="New board" width="max-w-xl">
      <NewBoardForm me={me} onCancel={stopAskingForNewBoard} />
    </Dialog>
  );
}
