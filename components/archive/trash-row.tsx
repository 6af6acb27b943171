import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { ArchivedWhen } from "@/components/archive/archive-parts";
import { RestoreTo } from "@/components/archive/restore-to";
import type { TrashItemJson } from "@/components/archive/trash-data";
import { Button } from "@/components/ui/controls/button";
import { Details } from "@/components/ui/lists/rows";
import { type ClockOnScreen, dateOfWire } from "@/lib/dates/dates-on-screen";
import { momentOf } from "@/lib/dates/when";
import type { StageJson } from "@/lib/stages/present";

export interface TrashRowProps {
  item: TrashItemJson;
  clock: ClockOnScreen;
  /** For tasks whose own stage is gone. */
  stages: readonly StageJson[];
  isBusy: boolean;
  onRestore: (stageId?: number) => void;
  onDelete: () => void;
}

export function TrashRow({ item, clock, stages, isBusy, onRestore, onDelete }: TrashRowProps) {
  const t = useTranslations("archive.trash");
  const archive = useTranslations("archive");
  const actions = useTranslations("ui.actions");
  const title = item.title || t("untitled");
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 px-5 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="line-clamp-2 font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <div className="text-sm text-gray-11">
          <Details>
            {[
              t(`kinds.${item.type}`, { count: item.contents }),
              item.task_title !== null && <bdi key="task">{item.task_title}</bdi>,
              <ArchivedWhen key="when" at={item.deleted_at} by={item.deleted_by} clock={clock} />,
              <DaysLeft key="left" endsAt={item.ends_at} clock={clock} />,
            ]}
          </Details>
        </div>
      </div>
      <div className="ms-auto flex shrink-0 gap-1">
        {item.needs_stage ? (
          <RestoreTo
            label={archive("restoreTaskTo", { title })}
            heading={t("chooseStage")}
            stages={stages}
            disabled={isBusy}
            onRestore={onRestore}
          />
        ) : (
          <Button
            size="small"
            aria-label={archive("restore", { title })}
            busy={isBusy}
            onClick={() => onRestore(undefined)}
          >
            {actions("restore")}
          </Button>
        )}
        <Button kind="quiet" size="icon" aria-label={t("deleteItem", { title })} disabled={isBusy} onClick={onDelete}>
          <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </div>
    </li>
  );
}

const DAY = 24 * 60 * 60 * 1000;

function DaysLeft({ endsAt, clock }: { endsAt: string; clock: ClockOnScreen }) {
  const t = useTranslations("archive.trash");
  const end = dateOfWire(endsAt);
  const days = Math.ceil((end.getTime() - clock.now.getTime()) / DAY);
  return <span title={momentOf(end, clock).full}>{t("left", { days: Math.max(0, days) })}</span>;
}
