"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { SquareKanban } from "lucide-react";
import { useBoardSearch, type FoundBoard } from "@/components/shell/find-boards";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
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

const roles = [
  { value: "no", label: "Members" },
  { value: "yes", label: "Viewers" },
];

export function AddToBoards({ people, onAdded }: AddToBoardsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        Add to boards…
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Add ${people.length === 1 ? people[0]?.name : `${people.length} people`} to boards`}
        text="Who is on a board already stays what they are there."
      >
        <AddForm people={people} onCancel={() => setOpen(false)} onAdded={onAdded} />
      </Dialog>
    </>
  );
}

function AddForm({ people, onCancel, onAdded }: AddToBoardsProps & { onCancel: () => void }) {
  const router = useRouter();
  const [boards, setBoards] = useState<FoundBoard[]>([]);
  const { form, problem, ...state } = useForm(async ({ is_viewer_only = "no" }) => {
    await api("POST", "/boards/v2/managers/add-users-to-boards", {
      user_ids: people.map(({ id }) => id),
      board_ids: boards.map(({ id }) => id),
      is_viewer_only,
    });
    toast(`${people.length === 1 ? "1 person was" : `${people.length} people were`} added`);
    router.refresh();
    onAdded();
  });

  return (
    <form {...form} className="mt-4 flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <SearchChooser
        label="Boards"
        text="Choose boards"
        Icon={SquareKanban}
        search={useBoardSearch()}
        chosen={boards}
        onChange={setBoards}
      />
      <SelectField
        name="is_viewer_only"
        label="As"
        choices={roles}
        hint="Members work on everything, viewers look. Managers are made afterwards, on the page of the person or of the board."
      />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton state={state} disabled={boards.length === 0} className="disabled:not-aria-busy:opacity-50">
          Add
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
