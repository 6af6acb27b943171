"use client";
import { useTranslations } from "next-intl";
import { BoardPicker, PriorityPicker, StagePicker } from "@/components/quick-create/pickers";
import { TitleField } from "@/components/quick-create/title-field";
import type { Target } from "@/components/quick-create/use-quick-create";
import {
  type QuickCreateFormProps,
  type QuickCreatePerson,
  type QuickForm,
  useQuickForm,
} from "@/components/quick-create/use-quick-form";
import { EntryParts } from "@/components/quick-entry/entry-parts";
import { FromTemplate } from "@/components/templates/tasks/from-template";
import { TemplateTaskPicker } from "@/components/templates/tasks/template-task-picker";
import { useTypedAhead } from "@/components/ui/keyboard/typed-ahead";
import { Button } from "@/components/ui/controls/button";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { Switch } from "@/components/ui/controls/switch";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { isApple } from "@/components/ui/keyboard/kbd";
import { TryAgain } from "@/components/ui/pages/try-again";

export function QuickCreateForm({ person, field, onClose }: QuickCreateFormProps) {
  const t = useTranslations("quickCreate");
  const actions = useTranslations("ui.actions");
  const form = useQuickForm({ person, field, onClose });
  const { target, draft, reader, from, submit, problem, isBusy, another, setAnother } = form;
  useTypedAhead((typed) => draft.setText(draft.text + typed));

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
      <TitleField
        {...{ field, draft, reader }}
        board={from.template ? null : target.board}
        onEnter={() => void submit(false)}
      />
      {form.isMissing && (from.template ? draft.text.trim() : draft.title) === "" && (
        <ProblemLine role="alert">{t("titleMissing")}</ProblemLine>
      )}
      <Content form={form} />
      <TargetPickers target={target}>{!from.template && <ContentPickers form={form} person={person} />}</TargetPickers>
      {problem && <ProblemLine role="alert">{problem}</ProblemLine>}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div className="me-auto">
          {!from.template && <Switch label={t("another")} checked={another} onChange={setAnother} />}
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

function Content({ form: { from, target, draft, clock, chooseTemplate } }: { form: QuickForm }) {
  const t = useTranslations("quickCreate");
  const { board } = target;
  if (from.template && board)
    return (
      <FromTemplate
        template={from.template}
        boardId={board.id}
        parts={from.parts}
        onToggle={from.toggle}
        onRemove={() => chooseTemplate(null)}
      />
    );

  return (
    <>
      {board && (
        <EntryParts parts={draft.parts} board={board} clock={clock} onKeep={(part) => draft.keepInTitle(part)} />
      )}
      <TextAreaField
        label={t("description")}
        name="description"
        optional
        value={draft.description}
        onChange={(event) => draft.setDescription(event.target.value)}
      />
    </>
  );
}

const ContentPickers = ({ form, person }: { form: QuickForm; person: QuickCreatePerson }) => (
  <>
    <PriorityPicker priority={form.priority} onChoose={form.setPriority} />
    {person.hasTemplates && form.target.board && (
      <TemplateTaskPicker boardId={form.target.board.id} onChoose={form.chooseTemplate} />
    )}
  </>
);

interface TargetPickersProps {
  target: Target;
  /** Further pickers. */
  children: React.ReactNode;
}

function TargetPickers({ target, children }: TargetPickersProps) {
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
      {children}
    </div>
  );
}
