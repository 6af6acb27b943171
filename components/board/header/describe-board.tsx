"use client";
import { useEffect, useRef } from "react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { BoardFacts } from "@/components/board/header/board-facts";
import { useDescription } from "@/components/board/header/use-description";
import type { Save } from "@/components/board-store/use-save";
import { TextConflict } from "@/components/text/saving/text-conflict";
import { TextEditor } from "@/components/text/editor/text-editor";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { DialogActions } from "@/components/ui/overlays/dialog";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { useForm } from "@/components/ui/hooks/use-form";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface DescribeBoardProps {
  board: BoardJson;
  viewerId: number;
  clock: ClockOnScreen;
  save: Save;
  onClose: () => void;
}

/** Changes by others do not replace the text, and an untouched text is not sent. */
export function DescribeBoard({ board, viewerId, clock, save, onClose }: DescribeBoardProps) {
  const t = useTranslations("boardMenu.description");
  const actions = useTranslations("ui.actions");
  const draft = useDescription({ board, viewerId, saveAsync: save.saveAsync, onDone: onClose });
  const form = useForm(draft.save);
  const submit = useRef<HTMLButtonElement>(null);
  const texts = useRef<HTMLDivElement>(null);
  const isConflict = draft.state.kind === "conflict";
  useEffect(() => {
    if (isConflict) texts.current?.focus();
  }, [isConflict]);

  return (
    <form {...form.form} className="mt-4 flex flex-col gap-2">
      <Problem draft={draft} />
      <div
        ref={texts}
        tabIndex={-1}
        role={isConflict ? "group" : undefined}
        aria-label={isConflict ? t("versions") : undefined}
        className="outline-none"
      >
        <TextConflict
          state={draft.state}
          viewerId={viewerId}
          clock={clock}
          mine={draft.mine}
          onKeepMine={() => void draft.keepMine()}
          onTakeTheirs={draft.takeTheirs}
        >
          <TextEditor
            label={t("label")}
            placeholder={t("placeholder")}
            html={draft.first}
            follow={() => false}
            onType={draft.type}
            onLeave={() => undefined}
            onDone={() => submit.current?.focus()}
          />
        </TextConflict>
      </div>
      <BoardFacts board={board} />
      <DialogActions>
        <Button onClick={draft.cancel}>{actions("cancel")}</Button>
        {!isConflict && (
          <SubmitButton ref={submit} state={form}>
            {actions("save")}
          </SubmitButton>
        )}
      </DialogActions>
    </form>
  );
}

function Problem({ draft: { state, isWaiting } }: { draft: ReturnType<typeof useDescription> }) {
  const t = useTranslations("boardMenu.description");
  return (
    <>
      {state.kind === "failed" && (
        <Alert kind="error" title={t("notSaved")}>
          <p>{t("notSavedText", { problem: errorMessage(state.problem) })}</p>
        </Alert>
      )}
      {isWaiting && (
        <Alert kind="warning" title={t("offline")}>
          <p>{t("offlineText")}</p>
        </Alert>
      )}
    </>
  );
}
