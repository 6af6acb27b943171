"use client";
import { useTranslations } from "next-intl";
import { Proposal } from "@/components/assistant/task/proposal";
import { type AssistAction, type TaskOfAssistant, useAssistance } from "@/components/assistant/task/use-assistance";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";

interface AssistantDialogProps {
  task: TaskOfAssistant;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  canChange: boolean;
  canAddSubtasks: boolean;
}

/** Closing it discards what was proposed. */
export function AssistantDialog({ task, open, onOpenChange, canChange, canAddSubtasks }: AssistantDialogProps) {
  const t = useTranslations("assistant");
  const { asked, ask, discard } = useAssistance(task);
  const actions: AssistAction[] = [
    "summarize",
    ...(canAddSubtasks ? (["subtasks"] as const) : []),
    ...(canChange ? (["suggestions"] as const) : []),
  ];
  const change = (isOpen: boolean) => {
    if (!isOpen) discard();
    onOpenChange(isOpen);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={t("title")} text={t("text")} width="max-w-120">
      <div className="mt-4 flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            aria-pressed={asked?.action === action}
            onClick={() => ask(action)}
            className="aria-pressed:border-gray-9 aria-pressed:bg-gray-4"
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
      </div>
      {asked && asked.answer === null && asked.problem === "" && (
        <p role="status" className="mt-4 text-gray-11">
          {t("thinking")}
        </p>
      )}
      {asked?.problem && (
        <>
          <Alert kind="error" className="mt-4">
            {asked.problem}
          </Alert>
          <DialogActions>
            <Button onClick={() => ask(asked.action)}>{t("again")}</Button>
          </DialogActions>
        </>
      )}
      {asked?.answer && (
        <Proposal
          task={task}
          answer={asked.answer}
          onAgain={() => ask(asked.action)}
          onDiscard={discard}
          onDone={() => change(false)}
        />
      )}
    </Dialog>
  );
}
