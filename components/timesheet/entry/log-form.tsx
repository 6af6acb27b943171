"use client";
import { useId, useState } from "react";
import { useTranslations } from "next-intl";
import { typedMinutes, typedText } from "@/components/timesheet/entry/cells";
import { Button } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import type { SheetLog } from "@/lib/timesheet/sheet";

interface LogFormProps {
  log: SheetLog | null;
  onSave: (values: Pick<SheetLog, "minutes" | "note">) => Promise<void>;
  onDone: () => void;
}

const fieldStyle =
  "h-8 w-full rounded-sm border border-gray-7 bg-field px-2 text-base aria-invalid:border-red-line pointer-coarse:h-11";
const LONGEST_NOTE = 5_000;

/** What the server refuses stays in the form. */
export function LogForm({ log, onSave, onDone }: LogFormProps) {
  const t = useTranslations("timesheet");
  const saved = { time: typedText(log?.minutes ?? 0), note: log?.note ?? "" };
  const [values, setValues] = useState(saved);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const problemId = useId();
  useUnsavedWarning(values.time !== saved.time || values.note !== saved.note);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    const minutes = typedMinutes(values.time);
    if (typeof minutes === "string" || minutes === 0) return setProblem(t(`problems.${minutes || "unreadable"}`));
    setBusy(true);
    try {
      await onSave({ minutes, note: values.note.trim() });
      onDone();
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-1.5 py-1">
      <label className="flex flex-col gap-0.5 text-sm">
        {t("duration")}
        <input
          autoFocus
          dir="auto"
          value={values.time}
          placeholder="1:30"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={({ target }) => setValues({ ...values, time: target.value })}
          className={fieldStyle}
        />
      </label>
      <label className="flex flex-col gap-0.5 text-sm">
        {t("note")}
        <input
          dir="auto"
          value={values.note}
          maxLength={LONGEST_NOTE}
          onChange={({ target }) => setValues({ ...values, note: target.value })}
          className={fieldStyle}
        />
      </label>
      {problem && (
        <ProblemLine id={problemId} role="alert">
          {problem}
        </ProblemLine>
      )}
      <FormButtons isBusy={isBusy} onCancel={onDone} />
    </form>
  );
}

function FormButtons({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const actions = useTranslations("ui.actions");
  return (
    <div className="flex gap-2">
      <Button type="submit" kind="primary" size="small" busy={isBusy}>
        {actions("save")}
      </Button>
      <Button kind="quiet" size="small" onClick={onCancel}>
        {actions("cancel")}
      </Button>
    </div>
  );
}
