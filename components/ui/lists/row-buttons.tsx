import { Pencil, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** At the end of a row that can be written in its place. */
export function RowButtons({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  return (
    <div className="flex shrink-0">
      <Button kind="quiet" size="icon" data-edits aria-label={`Change ${name}`} onClick={onEdit}>
        <Pencil {...icon} />
      </Button>
      <Button kind="quiet" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 {...icon} />
      </Button>
    </div>
  );
}
