"use client";
import { useRef, useState, useTransition } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ArrowLeft } from "lucide-react";
import { LabelChoices } from "@/components/templates/start/label-choices";
import { StageChoices } from "@/components/templates/start/stage-choices";
import { type StartDraft, useStartDraft } from "@/components/templates/start/use-start-draft";
import { keyOfTemplate, readTasksOf, type Template } from "@/components/templates/template-data";
import { TemplateCounts } from "@/components/templates/template-counts";
import { Button } from "@/components/ui/controls/button";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { Switch } from "@/components/ui/controls/switch";
import { TextField } from "@/components/ui/controls/text-field";
import { classNames } from "@/components/ui/class-names";
import { Alert } from "@/components/ui/feedback/alert";
import { useForm } from "@/components/ui/hooks/use-form";
import { useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import { Badge } from "@/components/ui/lists/rows";
import { api } from "@/lib/api";

interface StartFormProps {
  template: Template;
  field: React.RefCallback<HTMLInputElement>;
  folderId: number | null;
  /** It stays when another template is chosen. */
  title: string;
  onTitle: (title: string) => void;
  onBack: () => void;
  onCancel: () => void;
  className: string;
}

export function StartForm({ template, field, folderId, title, onTitle, onBack, onCancel, className }: StartFormProps) {
  const t = useTranslations("templates.start");
  const actions = useTranslations("ui.actions");
  const draft = useStartDraft(template);
  const { form, errors, problem, isMissingStage, state, stages } = useCreating(draft, folderId);
  return (
    <form
      {...form}
      aria-label={t("preview", { title: template.title })}
      className={classNames("flex min-h-0 min-w-0 flex-col", className)}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain p-5 [&>*]:shrink-0">
        {problem && <Alert kind="error">{problem}</Alert>}
        <About template={template} onBack={onBack} />
        <TextField
          ref={field}
          name="title"
          label={t("boardTitle")}
          value={title}
          onChange={({ target }) => onTitle(target.value)}
          error={errors.title}
          maxLength={TITLE_LENGTH}
          required
          autoComplete="off"
        />
        {template.tasks_count > 0 && (
          <div className="-my-2">
            <Switch
              label={t("copyTasks")}
              hint={t(template.kind === "user" ? "copyHint" : "copyExamplesHint", { count: template.tasks_count })}
              checked={draft.withTasks}
              onChange={draft.setWithTasks}
            />
          </div>
        )}
        <Preview template={template} draft={draft} list={stages} isMissing={isMissingStage && draft.stageCount === 0} />
        {template.labels.length > 0 && <LabelChoices template={template} draft={draft} />}
      </div>
      <div className="flex shrink-0 justify-end gap-2 border-t border-gray-6 px-5 py-3">
        <Button onClick={onCancel}>{actions("cancel")}</Button>
        <SubmitButton state={state}>{t("create")}</SubmitButton>
      </div>
    </form>
  );
}

/** @returns the form, which asks for a stage before it asks the server */
function useCreating(draft: StartDraft, folderId: number | null) {
  const router = useRouter();
  const [isLeaving, leave] = useTransition();
  const [isMissingStage, setMissingStage] = useState(false);
  const stages = useRef<HTMLUListElement>(null);
  const { form, errors, problem, saving, ready } = useForm(async ({ title = "" }) => {
    const { board } = await api<{ board: { id: number } }>("POST", "/boards/v2/templates/create-from", {
      title,
      ...draft.body,
      ...(folderId !== null && { folder_id: folderId }),
    });
    leave(() => router.replace(`/boards/${board.id}`));
  });

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    setMissingStage(draft.stageCount === 0);
    if (draft.stageCount > 0) return form.onSubmit(event);
    event.preventDefault();
    stages.current?.querySelector("input")?.focus();
  }

  return {
    ...{ errors, problem, isMissingStage, stages },
    form: { ...form, onSubmit },
    state: { saving: saving || isLeaving, ready },
  };
}

function About({ template, onBack }: Pick<StartFormProps, "template" | "onBack">) {
  const t = useTranslations("templates.start");
  const { title, category, description } = template;
  return (
    <div>
      <Button data-back kind="quiet" size="small" className="-ms-2 mb-2 md:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
        {t("back")}
      </Button>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="min-w-0 text-lg leading-tight font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        {category && <Badge>{category}</Badge>}
      </div>
      {description && (
        <p dir="auto" className="mt-1 text-match-parent wrap-anywhere whitespace-pre-line">
          {description}
        </p>
      )}
      <p className="mt-1 text-sm text-gray-11">
        <TemplateCounts template={template} withLabels />
      </p>
    </div>
  );
}

interface PreviewProps extends Pick<StartFormProps, "template"> {
  draft: StartDraft;
  list: React.RefObject<HTMLUListElement | null>;
  isMissing: boolean;
}

/** The tasks follow the stages, which are known from the list of templates. */
function Preview({ template, draft, list, isMissing }: PreviewProps) {
  const { data, problem, retry } = useRetriedQuery({
    queryKey: ["template", keyOfTemplate(template)],
    queryFn: () => readTasksOf(template),
  });
  return (
    <StageChoices
      template={template}
      tasks={data ?? null}
      problem={problem}
      onRetry={retry}
      draft={draft}
      list={list}
      isMissing={isMissing}
    />
  );
}
