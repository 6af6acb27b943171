"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { rememberUsed, lastUsed } from "@/components/quick-create/boards";
import { BoardPicker, PriorityPicker, StagePicker } from "@/components/quick-create/pickers";
import { TitleField } from "@/components/quick-create/title-field";
import { useNewTaskDraft } from "@/components/quick-create/use-new-task-draft";
import { type NewTask, useCreateTask, useTarget } from "@/components/quick-create/use-quick-create";
import { EntryParts } from "@/components/quick-entry/entry-parts";
import { extrasOf } from "@/components/quick-entry/extras-of";
import { useQuickReader } from "@/components/quick-entry/use-quick-reader";
import { withPlainText } from "@/components/text/editor/plain-text";
import { useTypedAhead } from "@/components/ui/keyboard/typed-ahead";
import { Button } from "@/components/ui/controls/button";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { Switch } from "@/components/ui/controls/switch";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { isApple } from "@/components/ui/keyboard/kbd";
import { TryAgain } from "@/components/ui/pages/try-again";

export interface QuickCreatePerson {
  id: number;
  timeZone: string;
  locale: string;
}

interface QuickCreateFormProps {
  person: QuickCreatePerson;
  field: React.RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

export function QuickCreateForm({ person, field, onClose }: QuickCreateFormProps) {
  const t = useTranslations("quickCreate");
  const actions = useTranslations("ui.actions");
  const { target, draft, priority, setPriority, reader, clock } = useForm(person);
  const { create, problem, isBusy } = useCreateTask(person.id, onClose);
  const [another, setAnother] = useAnother(person.id);
  const [isMissing, setMissing] = useState(false);
  useTypedAhead((typed) => draft.setText(draft.text + typed));

  async function submit(opens: boolean) {
    setMissing(draft.title === "");
    if (draft.title === "") return field.current?.focus();
    if (!(await create(target, newTask(draft, priority, person.timeZone), opens))) return;
    draft.clear();
    if (opens) return;
    if (another) field.current?.focus();
    else onClose();
  }

  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(isApple() ? event.metaKey : event.ctrlKey)) return;
        event.preventDefault();
        void submit(true);
      }}
    >
      <TitleField {...{ field, draft, reader }} board={target.board} onEnter={() => void submit(false)} />
      {isMissing && draft.title === "" && <ProblemLine role="alert">{t("titleMissing")}</ProblemLine>}
      {target.board && (
        <EntryParts parts={draft.parts} board={target.board} clock={clock} onKeep={(part) => draft.keepInTitle(part)} />
      )}
      <TextAreaField
        label={t("description")}
        name="description"
        optional
        value={draft.description}
        onChange={(event) => draft.setDescription(event.target.value)}
      />
      <TargetPickers target={target} priority={priority} onPriority={setPriority} />
      {problem && <ProblemLine role="alert">{problem}</ProblemLine>}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div className="me-auto">
          <Switch label={t("another")} checked={another} onChange={setAnother} />
        </div>
        <Button kind="quiet" onClick={onClose}>
          {actions("cancel")}
        </Button>
        <Button type="submit" kind="primary" busy={isBusy} disabled={!target.stage}>
          {t("create")}
        </Button>
      </div>
    </form>
  );
}

function useForm(person: QuickCreatePerson) {
  const reader = useQuickReader();
  const target = useTarget(person.id);
  const [clock] = useState(() => ({ now: new Date(), timeZone: person.timeZone, locale: person.locale }));
  const draft = useNewTaskDraft(person.id, target.board, reader, clock);
  const [priority, setPriority] = useState<string>(LOWEST);
  return { target, draft, priority, setPriority, reader, clock };
}

function useAnother(personId: number) {
  const [another, setAnother] = useState(() => lastUsed(personId).another);
  const change = (next: boolean) => {
    setAnother(next);
    rememberUsed(personId, { another: next });
  };
  return [another, change] as const;
}

/** What every task starts with. */
const LOWEST = "low";

/** What is written in the title counts more than the picker. */
function newTask(draft: ReturnType<typeof useNewTaskDraft>, priority: string, timeZone: string): NewTask {
  const description = draft.description.trim();
  return {
    title: draft.title,
    extras: {
      ...(priority !== LOWEST && { priority }),
      ...extrasOf(draft.parts, timeZone),
      ...(description && { description: withPlainText("", description) }),
    },
  };
}

interface TargetPickersProps {
  target: ReturnType<typeof useTarget>;
  priority: string;
  onPriority: (priority: string) => void;
}

function TargetPickers({ target, priority, onPriority }: TargetPickersProps) {
  const t = useTranslations("quickCreate");
  if (target.problem) return <TryAgain problem={errorMessage(target.problem)} onRetry={target.retry} />;
  if (target.hasNone) return <p className="text-gray-11">{t("noBoards")}</p>;
  if (!target.board)
    return (
      <p role="status" className="appears-late text-gray-11">
        {t("loading")}
      </p>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <BoardPicker target={target} />
      <StagePicker target={target} />
      {target.stages.length === 0 && <p className="self-center text-gray-11">{t("noStages")}</p>}
      <PriorityPicker priority={priority} onChoose={onPriority} />
    </div>
  );
}
