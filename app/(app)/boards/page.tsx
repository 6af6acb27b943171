import { redirect } from "next/navigation";
import { searchIn } from "@/components/board-list/search-params";
import { Messages } from "@/components/i18n/messages";
import { BoardsPage } from "@/components/board-list/boards-page";
import { NewBoardDialog } from "@/components/board-list/new-board/new-board-dialog";
import { viewerOf } from "@/app/(app)/boards/[board_id]/read-board-page";
import { boardsView } from "@/components/board-list/boards-view";
import { isSiteAdmin } from "@/lib/boards/policy";
import { boardCreationRight } from "@/lib/boards/write/creators";
import { isOnboarded } from "@/lib/boards/write/onboard";
import { administratorNames } from "@/lib/users/administrators";
import { requireSession } from "@/lib/users/sessions/current";

export default async function AllBoardsPage({ searchParams }: PageProps<"/boards">) {
  const { user } = await requireSession("/boards");
  const asked = await searchParams;
  const found = searchIn(asked);
  const query = { ...found, isTrash: found.isTrash && isSiteAdmin(user) };
  const [view, { mayCreate }] = await Promise.all([boardsView(query, user), boardCreationRight({}, user)]);
  const isEmpty = view.counts.all === 0;
  // The welcome steps themselves lead to the templates: `?new=template`.
  const isSomethingAsked = Object.keys(asked).length > 0;
  if (isEmpty && !isSomethingAsked && user.isAdmin && !(await isOnboarded())) redirect("/welcome");

  return (
    <Messages of={["boards", "backgrounds", "members"]}>
      <BoardsPage
        query={query}
        view={view}
        mayCreate={mayCreate}
        mayImport={isSiteAdmin(user)}
        trash={query.isTrash ? { viewer: await viewerOf(user), renderedAt: new Date().toISOString() } : null}
        administrators={isEmpty && !mayCreate ? await administratorNames(3) : []}
      />
      {mayCreate && (
        <NewBoardDialog
          me={user.id}
          folder={view.canArrange ? view.folder : null}
          hasTemplates={view.hasTemplates}
          hasRoadmaps={view.hasRoadmaps}
        />
      )}
    </Messages>
  );
}
