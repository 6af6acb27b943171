"use client";
import { useState } from "react";
import { type BoardJson, boardPath } from "@/components/board-store/board-data";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

interface DeleteBoardProps {
  board: BoardJson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteBoard({ board, open, onOpenChange }: DeleteBoardProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this board?"
      text="All its stages, tasks, comments and files are deleted for everybody and can't be brought back. Archive it to keep them."
    >
      <Confirmation board={board} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Confirmation({ board, onCancel }: { board: BoardJson; onCancel: () => void }) {
  const [typed, setTyped] = useState("");
  const { form, errors, problem, saving } = useForm(async () => {
    await api("DELETE", boardPath(board.id));
    await navigateTo("/");
  });

  return (
    <form {...form} className="mt-4 flex flex-col gap-3">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField
        label="Type the title of the board"
        hint={
          <>
            It is <bdi className="font-medium text-gray-12 wrap-anywhere">{board.title}</bdi>
          </>
        }
        name="title"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={errors.title}
      />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          kind="danger"
          className="disabled:not-aria-busy:opacity-50"
          busy={saving}
          disabled={typed.trim() !== board.title}
        >
          Delete board
        </Button>
      </DialogActions>
    </form>
  );
}
