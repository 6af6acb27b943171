import { redirect } from "next/navigation";
import { BoardList } from "@/components/board/board-list";
import { UseTheApi } from "@/components/board/use-the-api";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import { listBoards } from "@/lib/boards/list";
import { presentBoardInList } from "@/lib/boards/present";
import { env } from "@/lib/env";
import { currentSession } from "@/lib/users/sessions/current";
import { isSetUp } from "@/lib/users/setup";

const byTitle = { page: 1, perPage: 100, search: "", type: undefined, option: "active", folderId: undefined, orderBy: "title", direction: "ASC" } as const;

export default async function HomePage() {
  const session = await currentSession();
  if (!session) redirect((await isSetUp()) ? "/login" : "/setup");

  const { user } = session;
  const { rows, total } = await listBoards(byTitle, user);
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-8 px-4 py-8 sm:py-10">
      <section aria-labelledby="boards">
        <h1 id="boards" className="mb-4 text-xl font-semibold">
          Boards
        </h1>
        <Panel>
          {rows.length > 0 ? (
            <BoardList boards={rows.map((board) => presentBoardInList(board, user))} total={total} />
          ) : (
            <EmptyState title="No boards yet">{user.isAdmin ? "A program can make the first one; see below." : "Ask an administrator to make one, or to add you to one."}</EmptyState>
          )}
        </Panel>
      </section>
      <UseTheApi siteUrl={env().BOARDS_URL} login={user.login} />
    </div>
  );
}
