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
  if (!created_at || !updated_at) return null;
  const author = board.users.find(({ ID }) => ID === created_by)?.display_name;
  return (
    <div className="mt-auto flex flex-col gap-0.5 text-xs text-gray-11">
      <p>
        Created <At iso={created_at} clock={clock} />
        {author && (
          <>
            {" "}
            by <bdi>{author}</bdi>
          </>
        )}
      </p>
      <p>
        Changed <At iso={updated_at} clock={clock} />
      </p>
    </div>
  );
}

function At({ iso, clock }: { iso: string; clock: ClockOnScreen }) {
  const { text: words, full: whole } = momentOf(new Date(iso), clock);
  return (
    <time dateTime={iso} title={whole}>
      {words}
    </time>
  );
}
