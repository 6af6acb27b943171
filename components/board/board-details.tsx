"use client";
import type { BoardJson } from "@/components/board/board-data";
import { htmlOf, textOf } from "@/components/board/plain-text";
import type { Save } from "@/components/board/use-save";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextAreaField } from "@/components/ui/text-area-field";
import { useForm } from "@/components/ui/use-form";

interface BoardDetailsProps {
  board: BoardJson;
  canEdit: boolean;
  save: Save;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function BoardDetails(props: BoardDetailsProps) {
  const { board, canEdit, open, onOpenChange } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="About this board">
      {canEdit ? (
        <EditDescription {...props} />
      ) : (
        <>
          <Description html={board.description} />
          <Facts board={board} />
          <DialogActions>
            <Button onClick={() => onOpenChange(false)}>Close</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function EditDescription({ board, save, onOpenChange }: BoardDetailsProps) {
  const before = textOf(board.description ?? "");
  const state = useForm(async ({ description = "" }) => {
    if (description.trim() !== before) await save.saved({ kind: "rename-board", title: board.title, description: htmlOf(description) });
    onOpenChange(false);
  });

  return (
    <form {...state.form} className="mt-4 flex flex-col">
      {state.problem && <Alert kind="error">{state.problem}</Alert>}
      <TextAreaField label="Description" name="description" defaultValue={before} placeholder="What is this board for?" error={state.errors.description} />
      <Facts board={board} />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <SubmitButton state={state}>Save</SubmitButton>
      </DialogActions>
    </form>
  );
}

function Description({ html }: { html: string | null }) {
  const text = textOf(html ?? "");
  return (
    <p dir="auto" className="mt-3 max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-wrap text-gray-11">
      {text || "It has no description."}
    </p>
  );
}

function Facts({ board }: { board: BoardJson }) {
  const facts = [
    ["Made by", board.owner.display_name],
    ["Stages", String(board.stages.length)],
    ["Members", String(board.users.length)],
  ] as const;
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-gray-6 pt-3 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-gray-11">{name}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
