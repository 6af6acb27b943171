import { expect, type Page } from "@playwright/test";
import { openFromMenu } from "@/e2e/support/board-parts";
import { aBoard, aTask, idOf } from "@/e2e/support/boards";
import { comment, entryWith, field } from "@/e2e/support/comments";
import { card, column, openBoard } from "@/e2e/support/dragging";
import { aFolder } from "@/e2e/support/folders";
import { type Account, administrator, aPerson, send, signIn } from "@/e2e/support/people";
import { aMentionedPerson, frame, mailsTo } from "@/e2e/support/mails";
import { aNotifiedPerson, panelOf, rowsOf } from "@/e2e/support/notifications";
import { expectFitsTouch, WIDTH } from "@/e2e/support/phone";
import { aBoardOf, cardOf, dialogOf, open, property, taskUrl } from "@/e2e/support/task";
import { test } from "@/e2e/support/test";

const rowOf = (page: Page, { email }: Account) =>
  page.getByRole("list", { name: "People" }).getByRole("listitem").filter({ hasText: email });
const boardRow = (page: Page, title: string) =>
  page.getByRole("list", { name: "Boards" }).getByRole("listitem").filter({ hasText: title });

const LIST =
  '<h2>What</h2><p>See <a href="https://example.com">this</a> and <code>that</code></p><ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked="checked"><span></span></label><div><p>ask</p></div></li></ul><blockquote><p>said</p></blockquote><pre><code>x</code></pre>';

const CONSENT =
  "/wp-admin/authorize-application.php?app_name=Planner&success_url=https://planner.example/a/rather/long/address";

test("every page without sign-in, and its error messages, can be used by touch", async ({ phone: page }) => {
  for (const address of [
    "/setup",
    "/login/forgot",
    "/login/reset",
    "/login/reset?token=x",
    "/unsubscribe?token=x",
    "/login?done=signed-out",
    "/login",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFitsTouch(page);
  }
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("User name or email")).toHaveAccessibleDescription(/Fill/);
  await expectFitsTouch(page);

  await page.goto("/login/forgot");
  await page
    .getByLabel("User name or email")
    .fill("a-very-long-name-that-nobody-has-and-that-does-not-fit-into-any-line-of-a-phone");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  await expectFitsTouch(page);
});

test("approving an application, making and revoking a password, and signing out work by touch", async ({
  phone: page,
}) => {
  await signIn(page, await aPerson("Fiona"), CONSENT);
  await expect(page.getByRole("button", { name: "Approve" })).toBeEnabled();
  await expectFitsTouch(page);
  await page.goto("/wp-admin/authorize-application.php?success_url=data:x");
  await expectFitsTouch(page);
  await page.goto("/wp-admin/authorize-application.php?app_name=Script");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByLabel("Application password", { exact: true })).toBeVisible();
  await expectFitsTouch(page);

  await page.goto("/profile/account");
  await page.getByLabel("App name").fill("Pocket");
  await page.getByRole("button", { name: "Create password" }).click();
  await expect(page.getByRole("button", { name: "Revoke “Pocket”" })).toBeVisible();
  await expectFitsTouch(page);
  await page.getByRole("button", { name: "Revoke “Pocket”" }).click();
  await expect(page.getByRole("dialog", { name: "Revoke “Pocket”?" })).toBeVisible();
  await expectFitsTouch(page);
  await page.goto("/logout");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFitsTouch(page);
});

test("the boards, their folders, the archived boards and the dialog for a new board can be used by touch", async ({
  phone: page,
}) => {
  const title = `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${process.pid}`;
  const folder = await aFolder([await aBoard({ title })]);
  await signIn(page, administrator);
  await page.getByLabel("Boards to show").selectOption({ label: `${folder.title} (1)` });
  await expect(page.getByRole("heading", { name: folder.title })).toBeVisible();
  await expect(page.getByRole("list", { name: "Boards", exact: true }).getByRole("listitem")).toHaveCount(1);
  await expectFitsTouch(page);

  await page.getByRole("main").getByRole("button", { name: "Create board" }).click();
  const dialog = page.getByRole("dialog", { name: "Create board" });
  for (const part of ["Description", "Stages", "Labels", "Members", "Background"])
    await dialog.getByRole("group").getByText(part, { exact: true }).first().click();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: `Actions for “${title}”` }).click();
  await page.getByRole("menuitem", { name: "Archive board" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.goto("/boards?show=archived");
  await expect(page.getByRole("button", { name: `Restore “${title}”` })).toBeVisible();
  await expectFitsTouch(page);
});

test("a full board with long names, its menus and dialogs, and a task can be used by touch", async ({
  phone: page,
}) => {
  const finja = await aPerson("Finja");
  const board = await aBoard({
    title: "A name that no header of any phone can show whole",
    stages: ["Waiting for an answer of the other department, which takes long", "قيد الانتظار"],
    managers: [finja],
  });
  const archived = await aTask(
    board,
    "A rather long title with one_word_that_does_not_fit_into_a_line_of_a_phone_at_all",
  );
  for (let count = 1; count <= 8; count += 1) await aTask(board, `Bed ${count}`);
  await open(page, finja, `/boards/${board.id}`);
  await expect(card(page, "Bed 1")).toBeVisible();
  await expectFitsTouch(page);

  await page.getByRole("button", { name: "Actions for this board" }).tap();
  await expect(page.getByRole("menuitem", { name: "Star" })).toBeVisible();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: `Actions for ${archived.title}` }).tap();
  await page.getByRole("menuitem", { name: "Archive" }).tap();
  await expect(cardOf(page, archived.title)).toHaveCount(0);

  const archive = await openFromMenu(page, "Archived items");
  await archive.getByRole("checkbox", { name: `Select ${archived.title}` }).click();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await expect(archive).toHaveCount(0);
  for (const [item, name] of [
    ["About this board", "About this board"],
    ["Change background", "Background"],
  ] as const) {
    await page.getByRole("button", { name: "Actions for this board" }).tap();
    await page.getByRole("menuitem", { name: item }).tap();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expectFitsTouch(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  await cardOf(page, "Bed 1").tap({ position: { x: 20, y: 10 } });
  await expect(property(page, "Priority")).toBeVisible();
  await expectFitsTouch(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await column(page, board.stages[0]?.title ?? "")
    .getByRole("button", { name: "Add task", exact: true })
    .tap();
  await page.keyboard.type("Dig #");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await expectFitsTouch(page);
});

test("the list of members and the invitations fit touch", async ({ phone }) => {
  const [mira, max] = [await aPerson("Mira"), await aPerson("Maximiliane-von-und-zu-Hohenstein-Oberburg")];
  const board = await aBoard({ title: "Garden", managers: [mira], members: [max] });
  await send("POST", `/boards/v2/projects/${board.id}/send-invitation`, {
    email: `a-very-long-address-that-fits-into-no-row-of-a-phone.${mira.login}@example.com`,
    role: "member",
  });
  await signIn(phone, mira, `/boards/${board.id}/members`);
  const dialog = phone.getByRole("dialog", { name: "Share" });
  await expect(dialog.getByRole("list", { name: "Invitations" }).getByRole("listitem")).toHaveCount(1);
  await expectFitsTouch(phone);
  await dialog.getByRole("combobox", { name: "Add people" }).tap();
  await expect(phone.getByText(/Enter a full email address/)).toBeVisible();
  await expectFitsTouch(phone);
});

test("the pages fit touch; a board takes one line on a phone, however long its title", async ({ phone }) => {
  const una = await aPerson("Una-Maximiliane-von-und-zu-Hohenstein");
  const [short, long] = [
    await aBoard({ title: "Lighthouse", members: [una] }),
    await aBoard({ title: "Donaudampfschifffahrt".repeat(5), members: [una] }),
  ];
  await signIn(phone, administrator, `/people?search=${una.email}`);
  await rowOf(phone, una).getByRole("checkbox").click();
  await expectFitsTouch(phone);
  await phone.getByRole("link", { name: una.name }).tap();
  await expect(phone.getByRole("heading", { level: 1, name: una.name })).toBeVisible();
  await expectFitsTouch(phone);
  for (const [{ title }, most] of [
    [short, 64],
    [long, 96],
  ] as const) {
    const [row, role] = [
      await boardRow(phone, title).boundingBox(),
      await phone.getByLabel(`Role on “${title}”`).boundingBox(),
    ];
    expect.soft(row?.height, title).toBeLessThan(most);
    expect
      .soft((role?.y ?? 0) + (role?.height ?? 0) / 2, title)
      .toBeCloseTo((row?.y ?? 0) + (row?.height ?? 0) / 2, -1);
  }
});

test("the settings and the mails can be used by touch", async ({ phone: page }) => {
  const { person: mia } = await aMentionedPerson("Hang the mirrors", "which ones?");
  await signIn(page, administrator, "/settings");
  await expect(page.getByRole("region", { name: "Business" }).getByRole("button", { name: "Save" })).toBeVisible();
  await expectFitsTouch(page);

  await page.goto(mailsTo(mia.email));
  await expect(page.getByRole("rowheader")).toContainText(/Hang the mirrors.*Stored/);
  await expectFitsTouch(page);
  await page.getByRole("rowheader").getByRole("link").tap();
  await expect(frame(page).getByRole("blockquote")).toContainText("which ones?");
  await expectFitsTouch(page);
});

test("the inbox is in the bottom bar on a phone, and its list fills the screen", async ({ phone: page }) => {
  const { person, max, board, task } = await aNotifiedPerson("Thea");
  const question = await comment(max, board, task, "Which van?");
  await open(page, person, `/boards/${board.id}`);
  const inbox = page.getByRole("navigation", { name: "Quick access" }).getByRole("button", { name: /^Inbox/ });
  await expect(inbox).toHaveAccessibleName("Inbox, 2 unread");

  await inbox.tap();
  await expect(rowsOf(page)).toHaveCount(1);
  expect((await panelOf(page).boundingBox())?.width).toBe(WIDTH);
  await expectFitsTouch(page);
  await panelOf(page).getByRole("button", { name: "Close" }).tap();
  await expect(panelOf(page)).toHaveCount(0);
  await inbox.tap();
  await rowsOf(page).first().getByRole("link").tap();

  const linked = page.getByRole("dialog", { name: "Rent a van" }).locator(`[data-comment="${question.id}"]`);
  await expect(linked).toBeInViewport();
  await expect(linked).toBeFocused();
});

test("the dialog, the editor, the page and its comments can be used by touch", async ({ phone: page }) => {
  const { board, person } = await aBoardOf("Fanny");
  const task = await aTask(board, "A rather long title with one_word_that_does_not_fit_into_a_line_of_a_phone_at_all", {
    description: LIST,
    due_at: "2026-12-24 10:00:00",
  });
  await comment(person, board, task, "Look at www.example.com");
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, task.title).click({ position: { x: 20, y: 10 } });
  await expect(dialogOf(page, task.title).getByRole("checkbox", { name: "ask" })).toBeEnabled();
  await expectFitsTouch(page);

  await property(page, "Due date").click();
  await expect(page.getByLabel("Reminder")).toBeVisible();
  await expectFitsTouch(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toBeVisible();
  await expectFitsTouch(page);

  await page.goto(taskUrl(board, task));
  await expect(page.getByRole("checkbox", { name: "ask" })).toBeEnabled();
  await entryWith(page, "Look at").getByRole("button", { name: "Reply", exact: true }).tap();
  await field(page).fill("Yes");
  await expectFitsTouch(page);
});

test("a task is created on a phone", async ({ phone: page }) => {
  const greta = await aPerson("Greta");
  const garden = await aBoard({ title: `Garden of ${greta.login}`, members: [greta] });
  const dialog = page.getByRole("dialog", { name: "Create task", exact: true });
  await openBoard(page, greta, garden);
  await page.goto("/");
  await page.getByRole("button", { name: "Create", exact: true }).tap();
  await page.getByRole("menuitem", { name: /^Task/ }).tap();
  await expect(dialog.getByRole("button", { name: `Board: ${garden.title}` })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Title of the new task" }).fill("Water the roses");
  await expectFitsTouch(page);
  await dialog.getByRole("button", { name: "Create task" }).tap();

  await expect(dialog).toHaveCount(0);
});

test("reports are in the account menu and fit the screen; a board of others is an empty report", async ({
  phone: page,
}) => {
  const [board, stranger] = [await aBoard({ title: "Report of others" }), await aPerson("Sven")];
  await aTask(board, "Dig");
  await signIn(page, stranger, "/boards");
  await page
    .getByRole("button", { name: /^Account/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Reports" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();

  await page.goto(`/reports?board=${board.id}`);
  await expect(page.getByText(/^This board doesn’t exist, or you have no access/)).toBeVisible();
  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures.locator("div", { has: page.getByText("Tasks", { exact: true }) })).toContainText("0");
  await expectFitsTouch(page);
});

test("the home page, and the tasks in the profile can be used by touch", async ({ phone: page }) => {
  const person = await aPerson("Karl");
  const board = await aBoard({ title: `Garden of ${person.login}`, members: [person] });
  const assignees = [await idOf(person)];
  await aTask(board, "Water the roses", { due_at: "2026-01-02 10:00:00", priority: "urgent", assignees });

  await signIn(page, person, "/?tab=assigned");
  await expectFitsTouch(page);
  await page.goto("/profile/tasks?tab=assigned");
  await expectFitsTouch(page);
  await page.getByRole("link", { name: "Table" }).click();
  await expectFitsTouch(page);
});
