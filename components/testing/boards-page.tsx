import { BoardsPage } from "@/components/board-list/boards-page";
import type { BoardCardJson } from "@/components/board-list/view-model";
import type { BoardsView } from "@/components/board-list/boards-view";
import { searchIn } from "@/components/board-list/search-params";
import { newId, photo } from "@/components/testing/records";
import { show } from "@/components/testing/show";

export const aCard = (title: string, overrides: Partial<BoardCardJson> = {}): BoardCardJson => ({
  id: newId(),
  title,
  description: "",
  isRoadmap: false,
  background: { id: null, is_image: false, image_url: null, color: null },
  tasks: 0,
  done: 0,
  people: [{ id: 1, name: "Nora Example", photo }],
  peopleCount: 1,
  isStarred: false,
  isArchived: false,
  folderId: null,
  canManage: false,
  ...overrides,
});

interface BoardOptions extends Partial<BoardsView> {
  /** The query string of the URL. */
  query?: string;
  mayCreate?: boolean;
  administrators?: string[];
}

/** The page of all boards, as the server draws it. */
export function showBoards({
  query = "",
  mayCreate = false,
  administrators = [],
  starred = [],
  others = [],
  ...overrides
}: BoardOptions) {
  const all = starred.length + others.length;
  const view: BoardsView = {
    starred,
    others,
    left: 0,
    counts: { all, pinned: starred.length, archived: 0 },
    folders: [],
    folder: null,
    canArrange: false,
    ...overrides,
  };
  return show(
    <BoardsPage
      query={searchIn(Object.fromEntries(new URLSearchParams(query)))}
      view={view}
      mayCreate={mayCreate}
      administrators={administrators}
    />,
  );
}
