"use client";
import { useRef } from "react";
import type { BoardJson } from "@/components/board/board-data";
import { AddPeople } from "@/components/members/add-people";
import { Invitations } from "@/components/members/invitations";
import { LeaveBoard } from "@/components/members/leave-board";
import { MemberList } from "@/components/members/member-list";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { useOpener } from "@/components/ui/use-opener";
import type { May, Viewer } from "@/lib/boards/may";

interface MembersDialogProps {
  board: BoardJson;
  viewer: Viewer;
  may: May;
  isOpen: boolean;
  onClose: () => void;
}

/** Who is on a board and as what; managers change it here. */
export function MembersDialog({ board, viewer, may, isOpen, onClose }: MembersDialogProps) {
  const canManage = may.manage && board.archived_at === null;
  const adding = useRef<HTMLDivElement>(null);
  const backTo = useOpener(isOpen);
  const isMember = board.users.some(({ ID }) => ID === viewer.id);
  const members = board.users.toSorted((one, other) => one.display_name.localeCompare(other.display_name) || one.ID - other.ID);

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()} title="Members" text={textFor(members.length, canManage)} width="max-w-130" finalFocus={backTo}>
      {canManage && <AddPeople ref={adding} boardId={board.id} members={members.map(({ ID }) => ID)} />}
      <MemberList boardId={board.id} members={members} me={viewer.id} canManage={canManage} focusBehind={() => adding.current?.querySelector("button") ?? null} />
      {canManage && viewer.isPro && <Invitations boardId={board.id} members={members} viewer={viewer} />}
      <DialogActions>
        {isMember && <LeaveBoard board={board} me={viewer.id} />}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function textFor(count: number, canManage: boolean): string {
  if (count === 0) return canManage ? "Nobody is on this board yet. Add those who work on it." : "Nobody is on this board yet.";
  return canManage ? "Managers change who is here, members work on everything, viewers look." : "The managers of the board change who is here.";
}
