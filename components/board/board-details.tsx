"use client";
import { useState } from "react";
import { Pencil } from "lucide-react";
import type { BoardJson } from "@/components/board/board-data";
import { BoardFacts } from "@/components/board/board-facts";
import { DescribeBoard } from "@/components/board/describe-board";
import type { Save } from "@/components/board/use-save";
import { RichText } from "@/components/text/rich-text";
import { preloadEditor } from "@/components/text/text-editor";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";

interface BoardDetailsProps {
  board: BoardJson;
  canEdit: boolean;
  save: Save;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function BoardDetails({ board, canEdit, save, open, onOpenChange }: BoardDetailsProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="About this board" width="max-w-160">
      <Details board={board} canEdit={canEdit} save={save} onClose={close} />
    </Dialog>
  );
}

type DetailsProps = Pick<BoardDetailsProps, "board" | "canEdit" | "save"> & { onClose: () => void };

function Details({ board, canEdit, save, onClose }: DetailsProps) {
  const [isWriting, setWriting] = useState(false);
  if (isWriting) return <DescribeBoard board={board} save={save} onClose={onClose} />;

  return (
    <>
      <Description html={board.description ?? ""} />
      {canEdit && (
        <Button kind="quiet" size="small" onClick={() => setWriting(true)} onPointerEnter={preloadEditor} onFocus={preloadEditor} className="mt-2 -ms-2">
          <Pencil aria-hidden className="size-3.5" strokeWidth={1.5} />
          {board.description ? "Edit description" : "Add a description"}
        </Button>
      )}
      <BoardFacts board={board} />
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}

const Description = ({ html }: { html: string }) =>
  html === "" ? <p className="mt-3 text-gray-11">It has no description.</p> : <RichText html={html} className="mt-3 max-h-[50dvh] overflow-y-auto overscroll-contain" />;
