"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { SquareKanban } from "lucide-react";
import { useBoardSearch, type FoundBoard } from "@/components/board-store/find-boards";
import { Alert } from "@/components/ui/feedback/alert";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { SearchChooser } from "@/components/ui/pickers/search-chooser";
import { SelectField } from "@/components/ui/controls/select-field";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { toast } from "@/components/ui/feedback/toasts";
import { useForm } from "@/components/ui/hooks/use-form";
import { api } from "@/lib/api";

interface AddToBoardsProps {
  people: readonly { id: number; name: string }[];
  onAdded: () => void;
}

export function AddToBoards({ people, onAdded }: AddToBoardsProps) {
  const t = useTranslations("people.addToBoards");
  const [only] = people.length === 1 ? people : [];
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {t("button")}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={only ? t("title", { name: only.name }) : t("titleMany", { count: people.length })}
        text={t("text")}
      >
        <AddForm people={people} onCancel={() => setOpen(false)} onAdded={onAdded} />
      </Dialog>
    </>
  );
}

function AddForm({ people, onCancel, onAdded }: AddToBoardsProps & { onCancel: () => void }) {
  const t = useTranslations("people.addToBoards");
  const actions = useTranslations("ui.actions");
  const router = useRouter();
  const [boards, setBoards] = useState<FoundBoard[]>([]);
  const { form, problem, ...state } = useForm(async ({ is_viewer_only = "no" }) => {
    await api("POST", "/boards/v2/managers/add-users-to-boards", {
      user_ids: people.map(({ id }) => id),
      board_ids: boards.map(({ id }) => id),
      is_viewer_only,
    });
    toast(t("added", { count: people.length }));
    router.refresh();
    onAdded();
  });

  return (
    <form {...form} className="mt-4 flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <SearchChooser
        label={t("boards")}
        text={t("chooseBoards")}
        Icon={SquareKanban}
        search={useBoardSearch()}
        chosen={boards}
        onChange={setBoards}
      />
      <SelectField
        name="is_viewer_only"
        label={t("role")}
        choices={[
          { value: "no", label: t("members") },
          { value: "yes", label: t("viewers") },
        ]}
        hint={t("roleHint")}
      />
      <DialogActions>
        <Button onClick={onCancel}>{actions("cancel")}</Button>
        <SubmitButton state={state} disabled={boards.length === 0} className={DIM_WHEN_DISABLED}>
          {t("submit")}
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
