"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { AboutTask } from "@/components/assistant/text/about-task";
import { LazyEditorAssistant } from "@/components/assistant/text/lazy-assistants";
import { boardPath } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { readDraft } from "@/components/text/saving/drafts";
import { TextConflict } from "@/components/text/saving/text-conflict";
import type { MentionedPerson } from "@/components/text/editor/mention-at";
import { TextEditor } from "@/components/text/editor/text-editor";
import { useTextSaver } from "@/components/task/parts/use-text-saver";
import type { ShownTask } from "@/components/task/parts/use-task";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { sendFile } from "@/lib/api";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface DescriptionEditorProps {
  task: ShownTask;
  viewerId: number;
  clock: ClockOnScreen;
  draftKey: string;
  saveAsync: Save["saveAsync"];
  people: readonly MentionedPerson[];
  assistant: AboutTask | undefined;
  onOpen: () => void;
  onDone: () => void;
}

export function DescriptionEditor({
  task,
  viewerId,
  clock,
  draftKey,
  saveAsync,
  people,
  assistant,
  onOpen,
  onDone,
}: DescriptionEditorProps) {
  const t = useTranslations("task.description");
  const { saver, state } = useTextSaver(task, viewerId, draftKey, saveAsync);
  const choice = useRef<HTMLButtonElement>(null);
  const stored = task.description ?? "";
  const [draft, setDraft] = useState(() => readDraft(draftKey)?.text ?? null);

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
    setDraft(null);
    onDone();
  }

  return (
    <div className="flex flex-col gap-2">
      {state.kind === "failed" && <NotSaved problem={state.problem} onRetry={() => void saver.flush()} />}
      <TextConflict
        state={state}
        viewerId={viewerId}
        clock={clock}
        mine={() => readDraft(draftKey)?.text ?? ""}
        onKeepMine={() => void saver.keepMine()}
        onTakeTheirs={takeTheirs}
        firstChoice={choice}
      >
        <TextEditor
          label={t("title")}
          placeholder={t("placeholder")}
          html={draft ?? stored}
          follow={(html) => draft === null && saver.follow(html || null)}
          onType={type}
          onLeave={() => void saver.flush()}
          onDone={() => void done()}
          people={people}
          onPicture={(picture) => uploadPicture(task, picture)}
          tools={assistant && ((editor) => <LazyEditorAssistant editor={editor} about={assistant} />)}
        />
      </TextConflict>
      {state.kind !== "conflict" && <DoneButton onClick={() => void done()} />}
    </div>
  );
}

function DoneButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("task.description");
  return (
    // Leaving the text would save it, and the button would move away from the pointer when the failure above disappears.
    <div className="flex justify-end" onMouseDown={(event) => event.preventDefault()}>
      <Button size="small" onClick={onClick}>
        {t("done")}
      </Button>
    </div>
  );
}

function NotSaved({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const t = useTranslations("task.description");
  const actions = useTranslations("ui.actions");
  return (
    <Alert kind="error" title={t("notSaved")}>
      <p>{errorMessage(problem)}</p>
      <p>{t("kept")}</p>
      <Button size="small" className="mt-2" onClick={onRetry}>
        {actions("tryAgain")}
      </Button>
    </Alert>
  );
}

/** @returns the address of the picture */
async function uploadPicture({ id, board_id }: ShownTask, picture: File): Promise<string> {
  const path = `${boardPath(board_id)}/tasks/${id}/wp-editor-media-file-upload`;
  const { file } = await sendFile<{ file: { public_url: string } }>(path, "file", picture);
  return file.public_url;
}
