"use client";
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { tasksKey } from "@/components/board-store/board-data";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { MergeSummary } from "@/components/task/ideas/merge-summary";
import { ideaPath } from "@/components/task/ideas/use-idea";
import type { ShownTask } from "@/components/task/parts/use-task";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { useSearch } from "@/components/ui/hooks/use-search";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { Picker } from "@/components/ui/pickers/picker";
import { api } from "@/lib/api";

interface MergeIdeaProps {
  task: ShownTask;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMerged: () => void;
}

export interface FoundIdea {
  id: number;
  title: string;
  stage: string;
  votes?: number;
}

export function MergeIdea({ open, onOpenChange, ...props }: MergeIdeaProps) {
  const t = useTranslations("ideas.merge");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} text={t("text")} width="max-w-120">
      <Choice {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Choice({ task, onMerged, onClose }: Omit<MergeIdeaProps, "open" | "onOpenChange"> & { onClose: () => void }) {
  const t = useTranslations("ideas.merge");
  const actions = useTranslations("ui.actions");
  const [into, setInto] = useState<FoundIdea | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function merge() {
    if (!into || isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      await api("POST", `${ideaPath(task)}/merge`, { into: into.id });
      toast(t("done", { title: into.title }));
      onClose();
      onMerged();
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  }

  return (
    <>
      <div className="mt-4 flex flex-col gap-3">
        {problem && <Alert kind="error">{problem}</Alert>}
        {into ? (
          <MergeSummary task={task} into={into} onChange={() => setInto(null)} />
        ) : (
          <IdeaSearch task={task} onChoose={setInto} />
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <Button
          kind="primary"
          className={DIM_WHEN_DISABLED}
          busy={isBusy}
          disabled={!into}
          onClick={() => void merge()}
        >
          {t("confirm")}
        </Button>
      </DialogActions>
    </>
  );
}

function IdeaSearch({ task, onChoose }: { task: ShownTask; onChoose: (idea: FoundIdea) => void }) {
  const t = useTranslations("ideas.merge");
  const client = useQueryClient();
  const { found, problem, searchDebounced } = useSearch<FoundIdea>((text) => findIdeas(task, text));
  // Before anything is typed, the ideas with most votes among those that are loaded.
  const loaded = useQuery<LoadedTasks>({ queryKey: tasksKey(task.board_id), enabled: false }, client).data;
  const ideas = found ?? popularAmong(loaded, task);
  return (
    <div className="rounded-md border border-gray-6 p-1.5">
      <Picker
        label={t("ideas")}
        choices={ideas.map(({ id, title, stage, votes }) => ({
          ...{ value: id, text: title, hint: stage },
          detail: votes ? t("votes", { count: votes }) : undefined,
        }))}
        chosen={[]}
        onToggle={(id) => {
          const chosen = ideas.find((idea) => idea.id === id);
          if (chosen) onChoose(chosen);
        }}
        onSearch={(typed) => typed.trim() !== "" && searchDebounced(typed.trim())}
        searchPlaceholder={t("search")}
        empty={problem || (found ? t("none") : t("type"))}
      />
    </div>
  );
}

const MOST_POPULAR = 20;

const popularAmong = (loaded: LoadedTasks | undefined, { id }: ShownTask): FoundIdea[] =>
  Object.values(loaded?.tasks ?? {})
    .filter((task) => task.id > 0 && task.id !== id && task.type === "roadmap")
    .sort((one, other) => (other.vote_count ?? 0) - (one.vote_count ?? 0))
    .slice(0, MOST_POPULAR)
    .map((task) => ({ id: task.id, title: task.title, stage: "", votes: task.vote_count }));

interface SearchAnswer {
  tasks: { data: { id: number; title: string; stage: { title: string } | null }[] };
}

async function findIdeas({ id, board_id }: ShownTask, text: string): Promise<FoundIdea[]> {
  const search = new URLSearchParams({ query: text, scope: String(board_id), task_page: "1", per_page: "20" });
  const { tasks } = await api<SearchAnswer>("GET", `/boards/v2/global-search?${search}`);
  return tasks.data.filter((task) => task.id !== id).map((task) => ({ ...task, stage: task.stage?.title ?? "" }));
}
