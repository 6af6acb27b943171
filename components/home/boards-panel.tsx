import { useTranslations } from "next-intl";
import { BoardPaint } from "@/components/board-background/background-paint";
import { BoardTitle } from "@/components/board-list/board-title";
import { StarButton } from "@/components/board-list/star-button";
import { TaskProgress } from "@/components/board-list/task-progress";
import type { BoardCardJson } from "@/components/board-list/view-model";
import { FailedPart } from "@/components/home/failed-part";
import type { HomeBoards } from "@/components/home/home-view";
import { LinkButton } from "@/components/ui/controls/link-button";
import { AvatarStack } from "@/components/ui/lists/avatars";
import { Rows } from "@/components/ui/lists/rows";
import { Section } from "@/components/ui/overlays/panel";

export function BoardsPanel({ boards }: { boards: HomeBoards | null }) {
  const t = useTranslations("home");
  return (
    <Section
      id="boards"
      title={t("boards.title")}
      action={
        <LinkButton kind="quiet" size="small" className="-mb-1.5" href="/boards">
          {t("viewAll")}
        </LinkButton>
      }
    >
      {boards ? <Boards {...boards} /> : <FailedPart href="/" />}
    </Section>
  );
}

function Boards({ recent, others }: HomeBoards) {
  const t = useTranslations("home.boards");
  return (
    <>
      {recent.length > 0 && (
        <div className="p-3">
          <h3 className="mb-2 px-1 text-sm font-medium text-gray-11">{t("recent")}</h3>
          <ul
            aria-label={t("recent")}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2"
          >
            {recent.map((board) => (
              <RecentBoard key={board.id} board={board} />
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <Rows aria-label={t("others")} className="not-first:border-t not-first:border-gray-6">
          {others.map((board) => (
            <BoardRow key={board.id} board={board} />
          ))}
        </Rows>
      )}
    </>
  );
}

const RecentBoard = ({ board }: { board: BoardCardJson }) => (
  <li className="relative flex flex-col rounded-md border border-gray-6 bg-surface hover:border-gray-8">
    <div className="relative h-2 shrink-0 rounded-t-[7px] bg-gray-4">
      <BoardPaint small background={board.background} />
    </div>
    <div className="flex min-w-0 flex-1 flex-col px-3 pt-1 pb-2.5">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <BoardTitle {...board} />
        </div>
        <Star board={board} />
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 pt-1">
        <TaskProgress {...board} />
        <People board={board} />
      </div>
    </div>
  </li>
);

const BoardRow = ({ board }: { board: BoardCardJson }) => (
  <li className="relative flex items-center gap-2 py-2 ps-4 pe-2 hover:bg-gray-2">
    <span className="relative size-5 shrink-0 rounded-sm bg-gray-4">
      <BoardPaint small background={board.background} />
    </span>
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-32">
        <BoardTitle {...board} />
      </div>
      <div className="w-28 shrink-0">
        <TaskProgress {...board} />
      </div>
      <People board={board} />
    </div>
    <Star board={board} />
  </li>
);

const Star = ({ board: { id, title, isStarred } }: { board: BoardCardJson }) => (
  <StarButton id={id} title={title} isStarred={isStarred} />
);

const People = ({ board: { people, peopleCount } }: { board: BoardCardJson }) =>
  people.length > 0 && <AvatarStack people={people} total={peopleCount} size={20} />;
