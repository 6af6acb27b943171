import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { ArchivedWhen } from "@/components/archive/archive-parts";
import type { TrashItemJson } from "@/components/archive/trash-data";
import { Button } from "@/components/ui/controls/button";
import { type ClockOnScreen, dateOfWire } from "@/lib/dates/dates-on-screen";
import { momentOf } from "@/lib/dates/when";

interface TrashRowProps {
  item: TrashItemJson;
  clock: ClockOnScreen;
  mayEdit: boolean;
  isBusy: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

export function TrashRow({ item, clock, mayEdit, isBusy, onRestore, onDelete }: TrashRowProps) {
  const t = useTranslations("archive.trash");
  const archive = useTranslations("archive");
  const actions = useTranslations("ui.actions");
  const title = item.title || t("untitled");
  const until = momentOf(dateOfWire(item.ends_at), clock);
  return (
    <li className="flex flex-wrap items-center gap-x-2 px-5 py-2">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">
          <bdi className="line-clamp-2">{title}</bdi>
        </p>
        <p className="text-sm text-gray-11">
          {t(`kinds.${item.type}`, { count: item.contents })} ·{" "}
          <ArchivedWhen at={item.deleted_at} by={item.deleted_by} clock={clock} /> ·{" "}
          <span title={until.full}>{t("until", { when: until.text })}</span>
        </p>
      </div>
      {mayEdit && (
        <div className="ms-auto flex shrink-0 gap-1">
          <Button size="small" aria-label={archive("restore", { title })} busy={isBusy} onClick={onRestore}>
            {actions("restore")}
          </Button>
          <Button kind="quiet" size="icon" aria-label={t("deleteItem", { title })} disabled={isBusy} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        </div>
      )}
    </li>
  );
}
