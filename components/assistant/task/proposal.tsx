"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PRIORITY, ProposedFacts, ProposedSubtasks } from "@/components/assistant/task/choices";
import { SummaryText } from "@/components/assistant/task/summary-text";
import { pathOfTask, type TaskOfAssistant } from "@/components/assistant/task/use-assistance";
import { labelIdsOf } from "@/components/assistant/task/label-ids";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { DialogActions } from "@/components/ui/overlays/dialog";
import { api } from "@/lib/api";
import type { Assistance } from "@/lib/assistant/assist";

interface ProposalProps {
  task: TaskOfAssistant;
  answer: Assistance;
  onAgain: () => void;
  onDiscard: () => void;
  onDone: () => void;
}

/** Nothing is saved before somebody has chosen it. */
export function Proposal({ answer, ...props }: ProposalProps) {
  const t = useTranslations("assistant");
  if (answer.type === "subtasks") return <Subtasks titles={answer.items} {...props} />;
  if (answer.type === "suggestions") return <Suggestions answer={answer} {...props} />;
  return (
    <>
      <SummaryText text={answer.content} />
      <DialogActions>
        <Button onClick={props.onAgain}>{t("again")}</Button>
        <Button kind="primary" onClick={props.onDone}>
          {t("close")}
        </Button>
      </DialogActions>
    </>
  );
}

type Parts = Omit<ProposalProps, "answer">;

function Subtasks({ titles, task, ...props }: Parts & { titles: string[] }) {
  const t = useTranslations("assistant");
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = titles.filter((title) => !left.includes(title));
  const add = () => api("POST", `${pathOfTask(task)}/subtasks/bulk`, { titles: chosen });
  if (titles.length === 0) return <Nothing {...props} />;
  return (
    <Applying label={t("add", { count: chosen.length })} canApply={chosen.length > 0} apply={add} {...props}>
      <ProposedSubtasks titles={titles} left={left} onLeave={setLeft} />
    </Applying>
  );
}

type Suggested = Extract<Assistance, { type: "suggestions" }>;

function Suggestions({ answer, task, ...props }: Parts & { answer: Suggested }) {
  const t = useTranslations("assistant");
  const [left, setLeft] = useState<readonly string[]>([]);
  const labels = answer.labels.filter((title) => !left.includes(title));
  const priority = answer.priority !== null && !left.includes(PRIORITY) ? answer.priority : null;

  async function apply() {
    const ids = await labelIdsOf(task, labels);
    const body = { label_ids: ids, ...(priority && { priority }) };
    await api("POST", `${pathOfTask(task)}/ai-apply-suggestions`, body);
  }

  if (answer.labels.length === 0 && answer.priority === null) return <Nothing {...props} />;
  return (
    <Applying label={t("apply")} canApply={labels.length > 0 || priority !== null} apply={apply} {...props}>
      <ProposedFacts labels={answer.labels} priority={answer.priority} left={left} onLeave={setLeft} />
    </Applying>
  );
}

function Nothing({ onAgain, onDone }: Pick<Parts, "onAgain" | "onDone">) {
  const t = useTranslations("assistant");
  return (
    <>
      <p role="status" className="mt-4 text-gray-11">
        {t("nothing")}
      </p>
      <DialogActions>
        <Button onClick={onAgain}>{t("again")}</Button>
        <Button onClick={onDone}>{t("close")}</Button>
      </DialogActions>
    </>
  );
}

interface ApplyingProps extends Omit<Parts, "task"> {
  label: string;
  canApply: boolean;
  apply: () => Promise<unknown>;
  children: React.ReactNode;
}

/** A failure keeps the choice. */
function Applying({ label, canApply, apply, onAgain, onDiscard, onDone, children }: ApplyingProps) {
  const t = useTranslations("assistant");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function run() {
    setBusy(true);
    setProblem("");
    try {
      await apply();
      onDone();
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  }

  return (
    <>
      <div className="mt-4 flex flex-col gap-3">
        {problem && <Alert kind="error">{problem}</Alert>}
        {children}
      </div>
      <DialogActions>
        <Button onClick={onDiscard}>{t("discard")}</Button>
        <Button onClick={onAgain}>{t("again")}</Button>
        <Button
          kind="primary"
          busy={isBusy}
          disabled={!canApply}
          onClick={() => void run()}
          className={DIM_WHEN_DISABLED}
        >
          {label}
        </Button>
      </DialogActions>
    </>
  );
}
