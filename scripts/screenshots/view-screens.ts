import type { Page } from "@playwright/test";
import { CreateBoard } from "@/lib/boards/inputs";
import { createBoard } from "@/lib/boards/write/create";
import { db } from "@/lib/db";
import { validate } from "@/lib/http/input/validate";
import type { CurrentUser } from "@/lib/users/current-user";
import { product } from "@/scripts/demo/boards/product";
import { boardAddress } from "@/scripts/screenshots/addresses";
import type { Screen } from "@/scripts/screenshots/screen";

/** Of somebody who has tasks on several boards. */
export const MY_TASKS: Screen[] = [
  { name: "home-busy", path: "/" },
  { name: "my-tasks-list", path: "/my-tasks?tab=assigned&view=list" },
  { name: "my-tasks-by-due", path: "/my-tasks?tab=assigned&view=list&group=due" },
  { name: "my-tasks-table", path: "/my-tasks?tab=assigned&view=table" },
  { name: "my-tasks-quick-edit", path: "/my-tasks?tab=assigned&view=list", act: (page) => editFirstRow(page, "s") },
  { name: "my-tasks-filter", path: "/my-tasks?tab=assigned&view=list", act: filter },
  { name: "my-tasks-filtered", path: "/my-tasks?tab=completed&view=list&priority=high,urgent" },
  { name: "my-tasks-keys", path: "/my-tasks?tab=assigned&view=list", act: (page) => page.keyboard.press("?") },
];

const SIZES = { empty: 0, few: 3, many: 10_000 } as const;

/** The views of a board, with boards of no, few and many tasks. */
export async function viewScreens(creator: CurrentUser): Promise<Screen[]> {
  const board = await boardAddress(product.title);
  const sizes: Screen[] = [];
  for (const [size, tasks] of Object.entries(SIZES)) {
    const path = await addBoard(`Board with ${tasks} tasks`, tasks, creator);
    for (const view of ["kanban", "list", "table", "calendar", "timeline"])
      sizes.push({ name: `${view}-${size}`, path: `${path}?view=${view}`, act: allLoaded });
  }
  return [
    ...sizes,
    ...listScreens(board),
    ...tableScreens(board),
    ...calendarScreens(board),
    ...timelineScreens(board),
    ...filterScreens(board),
    ...paletteScreens(board),
  ];
}

const listScreens = (board: string): Screen[] => {
  const path = `${board}?view=list`;
  return [
    { name: "lanes", path: `${board}?view=kanban&lanes=assignee` },
    { name: "list", path },
    { name: "list-grouping", path, act: (page) => page.getByRole("button", { name: "Group by: Stage" }).click() },
    { name: "list-quick-edit", path, act: (page) => editFirstRow(page, "d") },
    { name: "list-display", path, act: display },
    { name: "list-filtered", path: `${path}&priority=high,urgent` },
    { name: "list-loading", path: `${board}?view=kanban`, act: (page) => showWithoutAnswer(page, "2") },
    { name: "list-keys", path, act: (page) => page.keyboard.press("?") },
  ];
};

const tableScreens = (board: string): Screen[] => {
  const path = `${board}?view=table`;
  return [
    { name: "table", path },
    { name: "table-columns", path, act: (page) => page.getByRole("button", { name: "Columns" }).click() },
    { name: "table-column-menu", path, act: openColumnMenu },
    { name: "table-range", path, act: selectRange },
    { name: "table-editing", path, act: (page) => editFirstRow(page, "a") },
    { name: "table-filtered", path: `${path}&priority=high,urgent` },
    { name: "table-loading", path: `${board}?view=kanban`, act: (page) => showWithoutAnswer(page, "3") },
    { name: "table-keys", path, act: (page) => page.keyboard.press("?") },
  ];
};

const calendarScreens = (board: string): Screen[] => {
  const path = `${board}?view=calendar`;
  return [
    { name: "calendar", path },
    { name: "calendar-week", path: `${path}&range=week` },
    {
      name: "calendar-add",
      path,
      act: (page) =>
        page
          .getByRole("button", { name: /^Add task/ })
          .nth(3)
          .click(),
    },
    { name: "calendar-subscribe", path, act: (page) => page.getByRole("button", { name: "Subscribe…" }).click() },
  ];
};

const timelineScreens = (board: string): Screen[] => {
  const path = `${board}?view=timeline`;
  return [
    { name: "timeline-days", path: `${path}&zoom=day` },
    { name: "timeline-weeks", path: `${path}&zoom=week` },
    { name: "timeline-months", path: `${path}&zoom=month` },
    { name: "timeline-picked-up", path, act: (page) => pressOnBar(page, " ") },
    { name: "timeline-blocks", path, act: (page) => pressOnBar(page, "b") },
    { name: "timeline-keys", path, act: (page) => page.keyboard.press("?") },
  ];
};

async function pressOnBar(page: Page, key: string) {
  await page.locator("[data-bar]").first().focus();
  await page.keyboard.press(key);
}

const filterScreens = (board: string): Screen[] => {
  const path = `${board}?view=kanban`;
  return [
    { name: "filter-panel", path, act: filter },
    { name: "filter-choices", path, act: (page) => chooseFilter(page, "Label") },
    { name: "filtered", path: `${path}&priority=high,urgent&due=overdue,this-week&q=the` },
    { name: "filtered-nothing", path: `${path}&q=zzz` },
  ];
};

const paletteScreens = (board: string): Screen[] => [
  { name: "palette-search", path: "/", act: (page) => searchFor(page, "booking") },
  { name: "palette-qualifiers", path: "/", act: (page) => searchFor(page, "is:open assignee:") },
  { name: "palette-nothing", path: "/", act: (page) => searchFor(page, "zzz") },
  { name: "palette-board", path: `${board}?view=kanban`, act: (page) => page.keyboard.press("Control+k") },
  { name: "palette-task", path: `${board}?view=kanban`, act: actOnFirstTask },
];

/** @returns its address */
async function addBoard(title: string, tasks: number, creator: CurrentUser): Promise<string> {
  const board = await createBoard(validate(CreateBoard, { board: { title, type: "to-do" }, labels: [] }), creator);
  await db.$executeRaw`
    INSERT INTO task (board_id, stage_id, title, slug, status, priority, position, created_by, due_at)
    SELECT s.board_id, s.id, 'Check room ' || n || ' of the house by the harbour', 'check-room-' || n, s.default_task_status,
      (ARRAY['low', 'medium', 'high', 'urgent'])[1 + n % 4]::priority, n, ${creator.id}, CASE WHEN n % 3 = 0 THEN now() + (n % 60 - 20) * interval '1 day' END
    FROM generate_series(1, ${tasks}) n
    JOIN (SELECT *, row_number() OVER (ORDER BY position) - 1 AS place, count(*) OVER () AS stages FROM stage WHERE board_id = ${board.id}) s ON s.place = n % s.stages`;
  await db.$executeRaw`UPDATE board SET tasks_count = ${tasks} WHERE id = ${board.id}`;
  return `/boards/${board.id}`;
}

const allLoaded = (page: Page) => page.locator("main .skeleton").first().waitFor({ state: "detached" });

const firstRow = (page: Page) =>
  page.getByRole("article").first().getByRole("link").or(page.getByRole("rowheader").first()).first();

async function editFirstRow(page: Page, key: string) {
  await firstRow(page).click({ trial: true });
  await firstRow(page).focus();
  await page.keyboard.press(key);
  await page.getByRole("dialog").waitFor();
}

async function display(page: Page) {
  const button = page.getByRole("button", { name: "Display", exact: true });
  if (await button.isVisible()) return button.click();
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "Display" }).click();
}

/** Chooses a view by its key while the tasks never arrive. */
async function showWithoutAnswer(page: Page, key: string) {
  await page.route("**/boards-app/v1/boards/*/tasks", () => undefined);
  await page.keyboard.press(key);
}

async function openColumnMenu(page: Page) {
  const header = page.getByRole("columnheader", { name: "Priority" });
  await header.hover();
  await header.getByRole("button", { name: "Options for Priority" }).click();
}

async function selectRange(page: Page) {
  const cells = page.locator('[role="gridcell"][data-column="stage"]');
  await cells.first().click({ position: { x: 60, y: 10 } });
  for (const key of ["Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowRight"]) await page.keyboard.press(key);
}

async function filter(page: Page) {
  await page.keyboard.press("f");
  await page.getByRole("dialog").waitFor();
}

async function chooseFilter(page: Page, property: string) {
  await filter(page);
  await page.getByRole("dialog").getByText(property, { exact: true }).click();
}

async function searchFor(page: Page, text: string) {
  await page.keyboard.press("/");
  await page.getByRole("combobox").pressSequentially(text);
}

async function actOnFirstTask(page: Page) {
  await page.getByRole("article").first().getByRole("link").focus();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").pressSequentially("assign");
}
