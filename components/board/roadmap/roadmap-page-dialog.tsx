"use client";
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type BoardJson, roadmapKey } from "@/components/board-store/board-data";
import { AddressField } from "@/components/board/roadmap/address-field";
import { Button } from "@/components/ui/controls/button";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { Switch } from "@/components/ui/controls/switch";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { toast } from "@/components/ui/feedback/toasts";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { useForm } from "@/components/ui/hooks/use-form";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { api } from "@/lib/api";
import type { RoadmapPageJson } from "@/lib/roadmaps/page";

interface RoadmapPageDialogProps {
  board: BoardJson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const roadmapPagePath = (boardId: number) => `/boards-app/v1/boards/${boardId}/roadmap-page`;

/** How a roadmap is shown to the public. */
export function RoadmapPageDialog({ board, open, onOpenChange }: RoadmapPageDialogProps) {
  const t = useTranslations("ideas.page");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} text={t("text")} width="max-w-140">
      <SavedPage board={board} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const pageKey = (boardId: number) => [...roadmapKey(boardId), "page"] as const;

function SavedPage({ board, onClose }: { board: BoardJson; onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: pageKey(board.id),
    queryFn: async () => (await api<{ roadmap_page: RoadmapPageJson }>("GET", roadmapPagePath(board.id))).roadmap_page,
    gcTime: 0,
  });
  if (data) return <PageForm board={board} saved={data} onClose={onClose} />;
  if (error)
    return (
      <ProblemLine role="alert" className="mt-4">
        {errorMessage(error)}
      </ProblemLine>
    );
  return <Skeleton className="mt-4 h-72 w-full" />;
}

type SwitchName = "is_private" | "is_indexed" | "moderates_ideas" | "moderates_comments";

const SWITCHES: readonly SwitchName[] = ["is_private", "is_indexed", "moderates_ideas", "moderates_comments"];

interface PageFormProps {
  board: BoardJson;
  saved: RoadmapPageJson;
  onClose: () => void;
}

function PageForm({ board, saved, onClose }: PageFormProps) {
  const t = useTranslations("ideas.page");
  const actions = useTranslations("ui.actions");
  const client = useQueryClient();
  const [edits, setEdits] = useState<Partial<Pick<RoadmapPageJson, SwitchName | "slug">>>({});
  const shown = { ...saved, ...edits };
  const changed = Object.fromEntries(
    [...SWITCHES, "slug" as const].flatMap((name) => (shown[name] === saved[name] ? [] : [[name, shown[name]]])),
  );
  useUnsavedWarning(Object.keys(changed).length > 0);
  const form = useForm(async () => {
    if (Object.keys(changed).length > 0) {
      await api("PUT", roadmapPagePath(board.id), changed);
      await client.invalidateQueries({ queryKey: roadmapKey(board.id) });
      toast(t("saved"));
    }
    onClose();
  });
  const set = (edited: typeof edits) => setEdits((before) => ({ ...before, ...edited }));

  return (
    <form {...form.form} className="mt-4 flex flex-col gap-3">
      {form.problem && <Alert kind="error">{form.problem}</Alert>}
      <AddressField
        boardId={board.id}
        saved={saved}
        value={shown.slug}
        error={form.errors.slug}
        onChange={(slug) => set({ slug })}
      />
      <div className="divide-y divide-gray-6 border-y border-gray-6">
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={t(`${name}.label`)}
            hint={t(`${name}.hint`)}
            checked={shown[name]}
            onChange={(isOn) => set({ [name]: isOn })}
          />
        ))}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <SubmitButton state={form}>{actions("save")}</SubmitButton>
      </DialogActions>
    </form>
  );
}
