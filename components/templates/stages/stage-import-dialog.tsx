"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { boardPath } from "@/components/board-store/board-data";
import { StagesOfBoard } from "@/components/templates/stages/stages-of-board";
import { TemplateStages } from "@/components/templates/stages/template-stages";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { toast } from "@/components/ui/feedback/toasts";
import { useForm } from "@/components/ui/hooks/use-form";
import { Tabs } from "@/components/ui/lists/tabs";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { api } from "@/lib/api";

interface StageImportDialogProps {
  boardId: number;
  /** The free tier has no templates, but copies stages of other boards. */
  hasTemplates: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shows the new stages. */
  onAdded: () => Promise<void>;
}

export function StageImportDialog({ open, onOpenChange, ...props }: StageImportDialogProps) {
  const t = useTranslations("templates.stages");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={props.hasTemplates ? t("title") : t("fromBoard")}
      text={t("text")}
      width="max-w-120"
      className="flex max-h-[calc(100dvh-2rem)] flex-col"
    >
      <StageImport {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** The ids of the chosen stages, in the order in which they were chosen. */
export interface StageChoice {
  chosen: readonly number[];
  toggle: (stageId: number) => void;
}

type StageImportProps = Omit<StageImportDialogProps, "open" | "onOpenChange"> & { onClose: () => void };

function StageImport({ boardId, hasTemplates, onAdded, onClose }: StageImportProps) {
  const t = useTranslations("templates.stages");
  const actions = useTranslations("ui.actions");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const choice = { chosen, toggle };
  const { form, problem, saving } = useForm(async () => {
    await api("POST", `${boardPath(boardId)}/import-from-board`, { selectedStages: chosen });
    await onAdded();
    toast(t("added", { count: chosen.length }));
    onClose();
  });
  const ofBoards = <StagesOfBoard boardId={boardId} choice={choice} />;

  return (
    <form {...form} className="mt-4 flex min-h-0 flex-col">
      {problem && (
        <Alert kind="error" className="mb-3">
          {problem}
        </Alert>
      )}
      {hasTemplates ? (
        <Tabs
          label={t("sources")}
          fill
          tabs={[
            { value: "templates", label: t("templates"), panel: <TemplateStages choice={choice} /> },
            { value: "board", label: t("otherBoard"), panel: ofBoards },
          ]}
        />
      ) : (
        ofBoards
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <Button type="submit" kind="primary" busy={saving} disabled={chosen.length === 0} className={DIM_WHEN_DISABLED}>
          {t("add", { count: chosen.length })}
        </Button>
      </DialogActions>
    </form>
  );
}
