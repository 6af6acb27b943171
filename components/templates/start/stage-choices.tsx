"use client";
import { useEffect, useId, useRef } from "react";
import { useTranslations } from "next-intl";
import { Plus, X } from "lucide-react";
import { PreviewCards } from "@/components/templates/start/preview-cards";
import type { AddedStage, StartDraft } from "@/components/templates/start/use-start-draft";
import type { Template, TemplateTask } from "@/components/templates/template-data";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { classNames } from "@/components/ui/class-names";
import { Button } from "@/components/ui/controls/button";
import { CheckBox } from "@/components/ui/controls/check-box";
import { fieldStyle } from "@/components/ui/controls/field";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { TryAgain } from "@/components/ui/pages/try-again";

interface StageChoicesProps {
  template: Template;
  /** Null while they are loading. */
  tasks: readonly TemplateTask[] | null;
  problem: Error | null;
  onRetry: () => void;
  draft: StartDraft;
  list: React.RefObject<HTMLUListElement | null>;
  isMissing: boolean;
}

const columnStyle = "flex w-46 shrink-0 snap-start flex-col gap-2 rounded-lg border bg-gray-2 p-2";

/** The new board in small: each stage can be left out, and more can be added. */
export function StageChoices({ template, tasks, problem, onRetry, draft, list, isMissing }: StageChoicesProps) {
  const t = useTranslations("templates.start");
  const missingId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={isMissing ? missingId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t("stages")}</legend>
      {isMissing && (
        <ProblemLine id={missingId} role="alert" className="mb-2">
          {t("noStage")}
        </ProblemLine>
      )}
      {problem && <TryAgain problem={errorMessage(problem)} onRetry={onRetry} />}
      <ul ref={list} className="-mx-5 flex snap-x scroll-px-5 items-start gap-2 overflow-x-auto px-5 pb-2">
        {template.stages.map(({ id, title, bg_color }) => (
          <li
            key={id}
            className={classNames(
              columnStyle,
              "relative",
              draft.stages.has(id) ? "border-gray-6" : "border-dashed border-gray-7",
            )}
          >
            {bg_color && (
              <span className="absolute inset-x-2 top-0 h-0.75 overflow-hidden rounded-b-full">
                <ColorFill light={bg_color} />
              </span>
            )}
            <CheckBox label={title} checked={draft.stages.has(id)} onChange={() => draft.stages.toggle(id)}>
              <bdi className="line-clamp-2 min-w-0 text-match-parent text-sm leading-tight font-semibold wrap-anywhere">
                {title}
              </bdi>
            </CheckBox>
            {draft.stages.has(id) && (
              <PreviewCards
                tasks={tasks?.filter(({ stage_id }) => stage_id === id) ?? null}
                labels={template.labels.filter((label) => draft.labels.has(label.id))}
                isCopied={draft.withTasks}
              />
            )}
          </li>
        ))}
        <AddedStages adding={draft.adding} />
      </ul>
    </fieldset>
  );
}

function AddedStages({ adding }: Pick<StartDraft, "adding">) {
  const t = useTranslations("templates.start");
  const button = useRef<HTMLButtonElement>(null);
  const newest = useRef<number>(undefined);
  const fields = useRef(new Map<number, HTMLInputElement>());
  // The field is rendered after the press.
  useEffect(() => {
    if (newest.current !== undefined) fields.current.get(newest.current)?.focus();
    newest.current = undefined;
  });

  return (
    <>
      {adding.added.map((stage, at) => (
        <AddedColumn
          key={stage.key}
          stage={stage}
          place={at + 1}
          fieldRef={(field) => void (field ? fields.current.set(stage.key, field) : fields.current.delete(stage.key))}
          onName={(title) => adding.name(stage.key, title)}
          onEnter={() => (newest.current = adding.add())}
          onRemove={() => {
            adding.remove(stage.key);
            button.current?.focus();
          }}
        />
      ))}
      <li className="shrink-0 snap-start">
        <Button ref={button} kind="quiet" size="small" onClick={() => (newest.current = adding.add())}>
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
          {t("addStage")}
        </Button>
      </li>
    </>
  );
}

interface AddedColumnProps {
  stage: AddedStage;
  place: number;
  fieldRef: (field: HTMLInputElement | null) => void;
  onName: (title: string) => void;
  onEnter: () => void;
  onRemove: () => void;
}

function AddedColumn({ stage: { title }, place, fieldRef, onName, onEnter, onRemove }: AddedColumnProps) {
  const t = useTranslations("templates.start");

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (title.trim() !== "") onEnter();
  }

  return (
    <li className={classNames(columnStyle, "border-gray-6")}>
      <div className="flex items-center gap-1">
        <input
          ref={fieldRef}
          type="text"
          dir="auto"
          aria-label={t("stageTitle", { place })}
          placeholder={t("stagePlaceholder")}
          maxLength={100}
          autoComplete="off"
          value={title}
          onChange={({ target }) => onName(target.value)}
          onKeyDown={onKeyDown}
          className={classNames(fieldStyle, "h-8 w-full flex-1 px-2 text-sm pointer-coarse:h-11")}
        />
        <Button kind="quiet" size="smallIcon" aria-label={t("removeStage", { place })} onClick={onRemove}>
          <X aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </div>
    </li>
  );
}
