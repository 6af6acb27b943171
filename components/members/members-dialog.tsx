"use client";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { LeaveBoard } from "@/components/members/leave-board";
import { PeopleOfBoard } from "@/components/members/people-of-board";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { useFocusReturn } from "@/components/ui/hooks/use-focus-return";
import type { Abilities, Viewer } from "@/lib/boards/abilities";

interface MembersDialogProps {
  board: BoardJson;
  viewer: Viewer;
  abilities: Abilities;
  isOpen: boolean;
  onClose: () => void;
}

export function MembersDialog({ board, viewer, abilities, isOpen, onClose }: MembersDialogProps) {
  const canManage = abilities.manage && board.archived_at === null;
  const t = useTranslations("members.dialog");
  const actions = useTranslations("ui.actions");
  const backTo = useFocusReturn(isOpen);
  const isMember = board.users.some(({ ID }) => ID === viewer.id);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(canManage ? "share" : "members")}
      text={t(textKey(board.users.length, canManage))}
      width="max-w-130"
      finalFocus={backTo}
    >
      <PeopleOfBoard board={board} viewer={viewer} canManage={canManage} />
      <DialogActions>
        {isMember && <LeaveBoard board={board} me={viewer.id} />}
        <Button onClick={onClose}>{actions("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function textKey(count: number, canManage: boolean) {
  if (count === 0) return canManage ? "emptyAdd" : "empty";
  return canManage ? "whatRolesMay" : "managersDecide";
}
