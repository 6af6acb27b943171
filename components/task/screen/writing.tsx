"use client";
import { useRef, useState } from "react";
import { boardPath } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { readDraft } from "@/components/text/saving/drafts";
import { TextConflict } from "@/components/text/saving/text-conflict";
import { TextEditor } from "@/components/text/editor/text-editor";
import { useTextSaver } from "@/components/task/parts/use-text-saver";
import type { ShownTask } from "@/components/task/parts/use-task";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { problemOf } from "@/components/ui/feedback/problem";
import { sendFile } from "@/lib/api";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface WritingProps {
  task: ShownTask;
  viewerId: number;
  clock: ClockOnScreen;
  draftKey: string;
  saveAsync: Save["saveAsync"];
  /** Something is written: it stays open even when nothing is unsaved. */
  onOpen: () => void;
  onDone: () => void;
}

export function Writing({ task, viewerId, clock, draftKey, saveAsync, onOpen, onDone }: WritingProps) {
  const { saver, state } = useTextSaver(task, viewerId, draftKey, saveAsync);
  const choice = useRef<HTMLButtonElement>(null);
  const stored = task.description ?? "";
  // What the editor begins with: what was left behind, else what is stored.
  const [left, setLeft] = useState(() => readDraft(draftKey)?.text ?? null);

  function type(text: string) {
    onOpen();
    saver.type(text);
  }

  async function done() {
    await saver.flush();
    if (saver.isIdle()) onDone();
    else choice.current?.focus();
  }

  function takeTheirs() {
    saver.takeTheirs();
    setLeft(null);
    onDone();
  }

  const editor = (
    <TextEditor
      label="Description"
      placeholder="What is to be done, why, and how will we know that it is?"
      html={left ?? stored}
      follow={(html) => left === null && saver.follow(html || null)}
      onType={type}
      onLeave={() => void saver.flush()}
      onDone={() => void done()}
      onPicture={async (picture) =>
        (
          await sendFile<{ file: { public_url: string } }>(
            `${boardPath(task.board_id)}/tasks/${task.id}/wp-editor-media-file-upload`,
            "file",
            picture,
          )
        ).file.public_url
      }
    />
  );

  return (
    <div className="flex flex-col gap-2">
      {state.kind === "failed" && (
        <Alert kind="error" title="Not saved yet">
          <p>{problemOf(state.problem)} Your text is kept here.</p>
          <Button size="small" className="mt-2" onClick={() => void saver.flush()}>
            Try again
          </Button>
        </Alert>
      )}
      <TextConflict
        state={state}
        viewerId={viewerId}
        clock={clock}
        mine={() => readDraft(draftKey)?.text ?? ""}
        onKeepMine={() => void saver.keepMine()}
        onTakeTheirs={takeTheirs}
        firstChoice={choice}
      >
        {editor}
      </TextConflict>
      {state.kind !== "conflict" && (
        <div className="flex justify-end">
          <Button size="small" onClick={() => void done()}>
            Done
          </Button>
        </div>
      )}
    </div>
  );
}
