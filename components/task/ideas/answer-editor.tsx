"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { ideaPath } from "@/components/task/ideas/use-idea";
import type { ShownTask } from "@/components/task/parts/use-task";
import { TextEditor } from "@/components/text/editor/text-editor";
import { discardDraft, readDraft, storeDraft } from "@/components/text/saving/drafts";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api, ApiError } from "@/lib/api";
import type { TeamViewJson } from "@/lib/ideas/team/view";

interface AnswerEditorProps {
  task: ShownTask;
  /** As it is stored. */
  answer: string | null;
  draftKey: string;
  onSaved: (idea: TeamViewJson) => void;
  onClose: () => void;
}

/** An answer is public, so it is saved on request only; until then it is a draft. */
export function AnswerEditor({ task, answer, draftKey, onSaved, onClose }: AnswerEditorProps) {
  const t = useTranslations("ideas.answer");
  const actions = useTranslations("ui.actions");
  const [draft] = useState(() => readDraft(draftKey));
  // What the text began with, which may have been changed since by someone else.
  const from = useRef(draft ? draft.from : answer);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  const type = (text: string) => storeDraft(draftKey, { from: from.current, text });

  async function save() {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      const text = readDraft(draftKey)?.text ?? answer ?? "";
      const body = { answer: text, expected_value: from.current };
      const { idea } = await api<{ idea: TeamViewJson }>("PUT", `${ideaPath(task)}/answer`, body);
      discardDraft(draftKey);
      onSaved(idea);
      onClose();
    } catch (error) {
      // The next attempt replaces what the other person has written.
      if (error instanceof ApiError && error.status === 409) from.current = currentIn(error);
      setProblem(error instanceof ApiError && error.status === 409 ? t("changed") : errorMessage(error));
      setBusy(false);
    }
  }

  function cancel() {
    discardDraft(draftKey);
    onClose();
  }

  return (
    <div className="flex flex-col gap-2">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextEditor
        label={t("title")}
        placeholder={t("placeholder")}
        html={draft?.text ?? answer ?? ""}
        follow={() => false}
        onType={type}
        onLeave={() => undefined}
        onDone={() => void save()}
      />
      <div className="flex items-center justify-end gap-2 max-sm:flex-wrap">
        <p className="me-auto text-sm text-gray-11">{t("hint")}</p>
        <Button size="small" kind="quiet" onClick={cancel}>
          {actions("cancel")}
        </Button>
        <Button size="small" kind="primary" busy={isBusy} onClick={() => void save()}>
          {answer === null ? t("publish") : actions("save")}
        </Button>
      </div>
    </div>
  );
}

const currentIn = ({ data }: ApiError): string | null => (typeof data.current === "string" ? data.current : null);
