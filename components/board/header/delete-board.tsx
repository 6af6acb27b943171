"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { type BoardJson, boardPath } from "@/components/board-store/board-data";
import { Alert } from "@/components/ui/feedback/alert";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

interface DeleteBoardProps {
  board: BoardJson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteBoard({ board, open, onOpenChange }: DeleteBoardProps) {
  const t = useTranslations("boardMenu.delete");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} text={t("text")}>
      <Confirmation board={board} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Confirmation({ board, onCancel }: { board: BoardJson; onCancel: () => void }) {
  const t = useTranslations("boardMenu.delete");
  const actions = useTranslations("ui.actions");
  const [typed, setTyped] = useState("");
  const { form, errors, problem, saving } = useForm(async () => {
    await api("DELETE", boardPath(board.id));
    await navigateTo("/boards");
  });

  return (
    <form {...form} className="mt-4 flex flex-col gap-3">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField
        label={t("confirmTitle")}
        hint={<bdi className="font-medium text-gray-12 wrap-anywhere">{board.title}</bdi>}
        dir="auto"
        name="title"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={errors.title}
      />
      <DialogActions>
        <Button onClick={onCancel}>{actions("cancel")}</Button>
        <Button
          type="submit"
          kind="danger"
          className={DIM_WHEN_DISABLED}
          busy={saving}
          disabled={typed.trim() !== board.title}
        >
          {t("delete")}
        </Button>
      </DialogActions>
    </form>
  );
}
