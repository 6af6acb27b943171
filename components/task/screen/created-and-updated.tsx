import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import type { ShownTask } from "@/components/task/parts/use-task";
import { type ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { momentOf } from "@/lib/dates/when";

export function CreatedAndUpdated({
  task: { created_by, created_at, updated_at },
  board,
  clock,
}: {
  task: ShownTask;
  board: BoardJson;
  clock: ClockOnScreen;
}) {
  const t = useTranslations("task.dates");
  if (!created_at || !updated_at) return null;
  const author = board.users.find(({ ID }) => ID === created_by)?.display_name;
  const created = momentInText(created_at, clock);
  return (
    <div className="mt-auto flex flex-col gap-0.5 text-xs text-gray-11">
      <p>
        {author === undefined
          ? t.rich("created", created)
          : t.rich("createdBy", { ...created, author, name: (chunks) => <bdi>{chunks}</bdi> })}
      </p>
      <p>{t.rich("updated", momentInText(updated_at, clock))}</p>
    </div>
  );
}

function momentInText(iso: string, clock: ClockOnScreen) {
  const { inSentence: when, full } = momentOf(new Date(iso), clock);
  return {
    when,
    time: (chunks: React.ReactNode) => (
      <time dateTime={iso} title={full}>
        {chunks}
      </time>
    ),
  };
}
