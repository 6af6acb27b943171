"use client";
import { useTranslations } from "next-intl";
import type { Writing } from "@/components/assistant/text/use-writing";
import type { Placement } from "@/components/assistant/text/writable-text";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";

interface AnswerViewProps {
  writing: Writing;
  onAgain: () => void;
  onStop: () => void;
  onDiscard: () => void;
  onAccept: (put: () => void) => void;
}

export function AnswerView({ writing, onAgain, onStop, onDiscard, onAccept }: AnswerViewProps) {
  const t = useTranslations("textAssistant");
  const { wish, taken, answer, isBusy, problem } = writing;
  const hasAnswer = answer.trim() !== "";
  const isAddition = wish.action === "write";
  const hasChanged = !isAddition && !taken.isUnchanged();
  const placement: Placement = hasChanged || isAddition ? "cursor" : "instead";
  return (
    <>
      <p role="status" className="flex min-h-5 items-baseline justify-between gap-2 text-sm text-gray-11">
        <span className="font-medium text-gray-12">{t(`actions.${wish.action}`)}</span>
        {isBusy ? t("writing") : !hasAnswer && problem === "" && t("nothing")}
      </p>
      <div
        role="region"
        aria-label={t("answer")}
        data-first
        tabIndex={0}
        className="max-h-[40dvh] min-h-16 overflow-y-auto overscroll-contain rounded-sm border border-gray-6 bg-gray-2 px-3 py-2 focus-visible:-outline-offset-1"
      >
        {hasAnswer && taken.preview(answer, placement)}
      </div>
      {problem && <Alert kind="error">{problem}</Alert>}
      {hasChanged && <Alert kind="warning">{t("changed")}</Alert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" kind="quiet" onClick={onDiscard}>
          {t("discard")}
        </Button>
        {isBusy ? (
          <Button size="small" onClick={onStop}>
            {t("stop")}
          </Button>
        ) : (
          <>
            <Button size="small" onClick={onAgain}>
              {t("again")}
            </Button>
            <Button
              size="small"
              kind="primary"
              disabled={!hasAnswer}
              className={DIM_WHEN_DISABLED}
              onClick={() => onAccept(() => taken.put(answer, placement))}
            >
              {acceptLabel()}
            </Button>
          </>
        )}
      </div>
    </>
  );

  function acceptLabel() {
    if (placement === "cursor" || taken.text.trim() === "") return t("accept.insert");
    return taken.isSelection ? t("accept.selection") : t("accept.text");
  }
}
