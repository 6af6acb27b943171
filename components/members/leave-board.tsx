"use client";
import type { BoardJson } from "@/components/board-store/board-data";
import { useMembers } from "@/components/members/use-members";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { navigateTo } from "@/components/ui/hooks/navigation";

export function LeaveBoard({ board, me }: { board: BoardJson; me: number }) {
  const { leave } = useMembers(board.id);
  return (
    <ConfirmDialog
      trigger={(ask) => (
        <Button kind="dangerQuiet" onClick={ask} className="sm:me-auto">
          Leave this board
        </Button>
      )}
      title={`Leave “${board.title}”?`}
      text="You no longer see it and are taken off all its tasks. A manager of the board can add you again."
      confirm="Leave"
      onConfirm={async () => {
        await leave(me);
        await navigateTo("/");
      }}
    />
  );
}
