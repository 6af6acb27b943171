"use client";
import { useRef, useState } from "react";
import type { BoardJson } from "@/components/board/board-data";
import { BoardFacts } from "@/components/board/board-facts";
import type { Save } from "@/components/board/use-save";
import { isSameHtml } from "@/components/text/rich-text";
import { TextEditor } from "@/components/text/text-editor";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog";
import { SubmitButton } from "@/components/ui/submit-button";
import { useForm } from "@/components/ui/use-form";

interface DescribeBoardProps {
  board: BoardJson;
  save: Save;
  onClose: () => void;
}

/** What others change meanwhile takes no place here, and a text that nobody touched is not sent. */
export function DescribeBoard({ board, save, onClose }: DescribeBoardProps) {
  const [before] = useState(board.description ?? "");
  const [typed, setTyped] = useState(before);
  const submit = useRef<HTMLButtonElement>(null);
  const state = useForm(async () => {
    if (!isSameHtml(typed, before)) await save.saved({ kind: "rename-board", title: board.title, description: typed });
    onClose();
  });

  return (
    <form {...state.form} className="mt-4 flex flex-col gap-2">
      {state.problem && <Alert kind="error">{state.problem}</Alert>}
      <TextEditor
        label="Description"
        placeholder="What is this board for?"
        html={before}
        follow={() => false}
        onType={setTyped}
        onLeave={() => undefined}
        onDone={() => submit.current?.focus()}
      />
      <BoardFacts board={board} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton ref={submit} state={state}>
          Save
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
