import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BoardsPage } from "@/components/board-list/boards-page";
import type { BoardsView } from "@/components/board-list/boards-view";
import { searchIn } from "@/components/board-list/search-params";
import type { BoardCardJson } from "@/components/board-list/view-model";
import { expectAccessible } from "@/components/testing/axe";
import { refreshes } from "@/components/testing/next/navigation";
import { messages } from "@/components/testing/on-board";
import { newId, photo } from "@/components/testing/records";
import { button, expectAttribute, expectGone, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const aCard = (title: string, overrides: Partial<BoardCardJson> = {}): BoardCardJson => ({
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
  mayImport?: boolean;
  administrators?: string[];
}

/** The page of all boards, as the server draws it. */
function showBoards({
  query = "",
  mayCreate = false,
  mayImport = false,
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
    trashed: null,
    hasTemplates: false,
    hasRoadmaps: true,
    templates: null,
    ...overrides,
  };
  return show(
    <BoardsPage
      query={searchIn(Object.fromEntries(new URLSearchParams(query)))}
      view={view}
      mayCreate={mayCreate}
      mayImport={mayImport}
      administrators={administrators}
    />,
  );
}

const card = (title: string) => page.getByRole("listitem").filter({ hasText: title });

test("a card shows the progress and the members of its board, and links to it", async () => {
  const [move, plans] = [
    aCard("Office move", { tasks: 2, done: 1, description: "Before the keys are due" }),
    aCard("Plans", { isRoadmap: true }),
  ];
  await showBoards({ others: [move, plans] });

  await expectVisible(card("Office move").getByText("1 of 2 done"));
  await expectVisible(card("Office move").getByText("Before the keys are due"));
  await expectVisible(card("Office move").getByRole("img", { name: /Nora Example/ }));
  await expectAttribute(card("Office move").getByRole("link"), "href", `/boards/${move.id}`);
  await expectVisible(card("Plans").getByText("Roadmap"));
  await expect
    .poll(() =>
      card("Plans")
        .getByRole("button")
        .elements()
        .map((button) => button.ariaLabel),
    )
    .toEqual(["Star “Plans”"]);
});

test("a star goes back when the server refuses it, and the reason is shown", async () => {
  const alpha = aCard("Alpha", { isStarred: true });
  server.refuse(
    `DELETE /boards-app/v1/boards/${alpha.id}/star`,
    403,
    "Sorry, you are not allowed to do that.",
    "rest_forbidden",
  );
  const letFail = server.hold(`DELETE /boards-app/v1/boards/${alpha.id}/star`);
  await showBoards({ starred: [alpha] });
  const star = button("Star “Alpha”");
  await star.click();
  await expectAttribute(star, "aria-pressed", "false");

  letFail();

  await expectVisible(messages().getByText("Sorry, you are not allowed to do that."));
  await expectAttribute(star, "aria-pressed", "true");
});

test("a search without results says so and can be cleared", async () => {
  await showBoards({ query: "search=zebra", counts: { all: 3, pinned: 0, archived: 0 } });

  await expectVisible(page.getByText("No boards match “zebra”"));
  await expectAttribute(page.getByRole("link", { name: "Clear search" }), "href", "/boards");
});

test("somebody without boards sees whom to ask, and cannot create one", async () => {
  await showBoards({ administrators: ["Anna Lindqvist"] });

  await expectVisible(page.getByText("No boards yet"));
  await expectVisible(page.getByText(/Ask Anna Lindqvist to add you/));
  await expectGone(button("Create board"));
});

test("boards beyond the first page can be loaded", async () => {
  await showBoards({ others: [aCard("Alpha")], left: 2 });

  await expectAttribute(page.getByRole("link", { name: "Show more (2)" }), "href", "/boards?pages=2");
});

test("the boards are loaded again when somebody returns to the page", async () => {
  await showBoards({ others: [aCard("Alpha")] });
  await expectVisible(card("Alpha"));
  const before = refreshes;

  document.dispatchEvent(new Event("visibilitychange"));

  expect(refreshes).toBe(before + 1);
});

test("the page has no accessibility violations, with and without boards", async () => {
  const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  const screen = await showBoards({
    starred: [aCard(long, { isStarred: true, canManage: true })],
    others: [
      aCard("خطة إطلاق المنتج الجديد", {
        background: { id: "solid_4", is_image: false, image_url: null, color: "#D29034" },
      }),
    ],
  });
  await expectAccessible("some");
  await screen.unmount();

  const none = await showBoards({ query: "search=zebra", counts: { all: 2, pinned: 0, archived: 0 } });
  await expectAccessible("no result");
  await none.unmount();

  await showBoards({ query: "show=archived", counts: { all: 2, pinned: 0, archived: 0 } });
  await expectAccessible("no archived boards");
});
