import { useTranslations } from "next-intl";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/controls/button";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** For a row that is edited in place. */
export function RowButtons({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  const t = useTranslations("ui.lists");
  return (
    <div className="flex shrink-0">
      <Button kind="quiet" size="icon" data-edits aria-label={t("edit", { name })} onClick={onEdit}>
        <Pencil {...icon} />
      </Button>
      <Button kind="quiet" size="icon" aria-label={t("delete", { name })} onClick={onDelete}>
        <Trash2 {...icon} />
      </Button>
    </div>
  );
}

/** Below a list that is edited in place. */
export function AddRow({ children, onAdd }: { children: string; onAdd: () => void }) {
  return (
    <Button data-adds kind="quiet" size="small" className="mt-2 -ms-2 self-start" onClick={onAdd}>
      <Plus aria-hidden className="size-4" strokeWidth={1.5} />
      {children}
    </Button>
  );
}
