import { expect, type Page, test } from "@playwright/test";
import { aBoard, asAdministrator, aTask, idOf } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { openBoard } from "./dragging";
import { type Account, administrator, aPerson, signIn } from "./people";
import { fitsFingers, phonePage } from "./phone";

const rowOf = (page: Page, { email }: Account) => page.getByRole("list", { name: "People" }).getByRole("listitem").filter({ hasText: email });
const boardRow = (page: Page, title: string) => page.getByRole("list", { name: "Boards" }).getByRole("listitem").filter({ hasText: title });

/** As an administrator, the page of somebody. */
async function openPerson(page: Page, { email }: Account) {
  await signIn(page, administrator, `/people?search=${email}`);
  await page.getByRole("list", { name: "People" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/people\/\d+$/);
}

test("an administrator finds somebody, puts them on a board and sets the role; their own browser follows", async ({ page, browser, request }) => {
  const noa = await aPerson(request, "Noa");
  const [garden, cellar] = [await aBoard(request, { title: `Garden of ${noa.login}`, viewers: [noa] }), await aBoard(request, { title: `Cellar of ${noa.login}` })];
  const complaints = complaintsOf(page);
  const noasPage = await (await browser.newContext()).newPage();
  await openBoard(noasPage, noa, garden);
  await expect(noasPage.getByRole("button", { name: "Add a task" })).toHaveCount(0);

  await signIn(page, administrator);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "People" }).click();
  await page.getByRole("searchbox", { name: "Search people" }).pressSequentially(noa.email);
  await expect(page.getByRole("list", { name: "People" }).getByRole("checkbox")).toHaveCount(1);
  await expect(rowOf(page, noa)).toContainText(`${garden.title} (viewer)`);
  await page.getByRole("link", { name: noa.name }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: noa.name })).toBeVisible();

  await page.getByLabel(`Role on ${garden.title}`).selectOption("Member");
  await expect(noasPage.getByRole("button", { name: "Add a task" }).first()).toBeVisible();
  await page.getByLabel("Role on the new board").selectOption("Manager");
  await page.getByRole("button", { name: "Add to a board" }).click();
  await page.getByRole("combobox", { name: "Boards" }).fill(cellar.title);
  await page.getByRole("option", { name: cellar.title }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel(`Role on ${cellar.title}`)).toHaveValue("Admin");

  await page.getByRole("button", { name: `Remove from ${garden.title}` }).click();
  await page.getByRole("dialog", { name: `Remove ${noa.name} from` }).getByRole("button", { name: "Remove" }).click();
  await expect(boardRow(page, garden.title)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add to a board" })).toBeFocused();
  await expect(noasPage.getByRole("heading", { name: "You no longer have access to this board" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(`Role on ${cellar.title}`)).toHaveValue("Admin");
  expect(complaints).toEqual([]);
  await noasPage.context().close();
});

test("several people come onto several boards at once, and nobody changes his role", async ({ page, request }) => {
  const [kim, kit] = [await aPerson(request, `Kim${process.pid}`), await aPerson(request, `Kim${process.pid}`)];
  const [one, two] = [await aBoard(request, { title: `First of ${kim.login}`, managers: [kit] }), await aBoard(request, { title: `Second of ${kim.login}` })];
  await signIn(page, administrator, `/people?search=kim${process.pid}`);

  await rowOf(page, kim).getByRole("checkbox").check();
  await rowOf(page, kit).getByRole("checkbox").press("Space");
  await expect(page.getByText("2 chosen")).toBeVisible();
  await page.getByRole("button", { name: "Add to boards…" }).click();
  const dialog = page.getByRole("dialog", { name: "Add 2 people to boards" });
  await expect(dialog.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: "Choose boards" }).click();
  for (const { title } of [one, two]) {
    await page.getByRole("combobox", { name: "Boards" }).fill(title);
    await page.getByRole("option", { name: title }).click();
  }
  await page.getByRole("combobox", { name: "Boards" }).press("Escape");
  await dialog.getByLabel("As").selectOption({ label: "Viewers" });
  await dialog.getByRole("button", { name: "Add", exact: true }).click();

  await expect(rowOf(page, kim)).toContainText(`${one.title} (viewer)`);
  await expect(rowOf(page, kim)).toContainText(`${two.title} (viewer)`);
  await expect(rowOf(page, kit)).toContainText(`${one.title} (manager)`);
  await expect(page.getByText("2 chosen")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "People" })).toBeFocused();
});

test("who was taken off a board meanwhile is gone from the list at the next touch, and nothing is asked twice", async ({ page, request }) => {
  const jo = await aPerson(request, "Jo");
  const [one, two] = [await aBoard(request, { title: `One of ${jo.login}`, members: [jo] }), await aBoard(request, { title: `Two of ${jo.login}`, members: [jo] })];
  const send = await asAdministrator(request);
  const id = await idOf(send, jo);
  await openPerson(page, jo);
  await expect(boardRow(page, one.title)).toBeVisible();
  for (const board of [one, two]) await send("POST", `/boards/v2/projects/${board.id}/user/${id}/remove`);

  await page.getByRole("button", { name: `Remove from ${one.title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("On no board yet.")).toBeVisible();
  await send("POST", `/boards/v2/projects/${two.id}/add-members`, { memberId: id });
  await page.reload();
  await send("POST", `/boards/v2/projects/${two.id}/user/${id}/remove`);
  await page.getByLabel(`Role on ${two.title}`).selectOption("Manager");
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(`They are no longer on “${two.title}”`);
  await expect(page.getByText("On no board yet.")).toBeVisible();
});

test("a question that failed keeps the focus on its answer", async ({ page, request }) => {
  const jo = await aPerson(request, "Jo");
  const board = await aBoard(request, { title: `Attic of ${jo.login}`, members: [jo] });
  await openPerson(page, jo);
  await page.route("**/remove", (route) => route.abort());

  await page.getByRole("button", { name: `Remove from ${board.title}` }).click();
  const answer = page.getByRole("dialog").getByRole("button", { name: "Remove" });
  await answer.press("Enter");

  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await expect(answer).toBeFocused();
});

test("somebody becomes a service admin and is none any more; removing from all boards asks first and ends what they see", async ({ page, browser, request }) => {
  const sam = await aPerson(request, "Sam");
  const board = await aBoard(request, { title: `Sauna of ${sam.login}`, members: [sam] });
  const samsPage = await (await browser.newContext()).newPage();
  await openBoard(samsPage, sam, board);
  await openPerson(page, sam);
  const badge = page.getByText("Service admin", { exact: true }).first();

  await page.getByRole("button", { name: "Make service admin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make service admin" }).click();
  await expect(page.getByText("Service admins reach every board")).toBeVisible();
  await expect(badge).toBeVisible();
  await expect(page.getByRole("button", { name: "Take the rights away" })).toBeFocused();
  await page.getByRole("button", { name: "Take the rights away" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take away" }).click();
  await expect(page.getByText("Service admins reach every board")).toHaveCount(0);

  await page.getByRole("button", { name: "Remove…" }).click();
  const question = page.getByRole("dialog", { name: `Remove ${sam.name} from all boards?` });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(boardRow(page, board.title)).toBeVisible();
  await page.getByRole("button", { name: "Remove…" }).press("Enter");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("On no board yet.")).toBeVisible();
  await expect(samsPage.getByRole("heading", { name: "You no longer have access to this board" })).toBeVisible();
  await samsPage.context().close();
});

test("of an administrator it is said why nothing can be taken away", async ({ page }) => {
  await openPerson(page, administrator);

  await expect(page.getByText("Administrators of the site reach every board")).toBeVisible();
  await expect(page.getByRole("region", { name: "On the whole site" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Edit your profile" })).toBeVisible();
});

test("others see colleagues with what they share, and nobody else", async ({ page, request }) => {
  const [mia, ola, stranger] = [await aPerson(request, "Mia"), await aPerson(request, "Ola"), await aPerson(request, "Stranger")];
  const shared = await aBoard(request, { title: "Shared", members: [mia, ola] });
  const olas = await aBoard(request, { title: "Only Ola's", members: [ola] });
  const send = await asAdministrator(request);
  const [olasId, strangersId] = [await idOf(send, ola), await idOf(send, stranger)];
  await aTask(request, shared, "Water the roses", { assignees: [olasId] });
  await aTask(request, olas, "Nobody's business", { assignees: [olasId] });
  await openBoard(page, mia, shared);

  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "People" })).toHaveCount(0);
  await page.getByRole("button", { name: "Members", exact: true }).click();
  await page.getByRole("dialog", { name: "Members" }).getByRole("link", { name: ola.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: ola.name })).toBeVisible();
  await expect(page.getByText("o***@example.com")).toBeVisible();
  await expect(page.getByRole("list", { name: "Boards" }).getByRole("listitem")).toHaveText([/Shared/]);
  await expect(page.getByRole("list", { name: "Boards" }).getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Tasks" }).locator("> li")).toHaveText([/Water the roses/]);
  await page.getByRole("link", { name: "Water the roses" }).click();
  await expect(page).toHaveURL(new RegExp(`/boards/${shared.id}/tasks/\\d+$`));

  await page.goto(`/people/${strangersId}`);
  await expect(page.getByRole("heading", { name: "This person is not here" })).toBeVisible();
  await page.goto("/people");
  await expect(page.getByText("Only administrators see everybody")).toBeVisible();
});

test("tasks have tabs with addresses of their own, and what others do is seen on return", async ({ page, request }) => {
  const tia = await aPerson(request, "Tia");
  const board = await aBoard(request, { title: "Theatre", members: [tia] });
  const id = await idOf(await asAdministrator(request), tia);
  await aTask(request, board, "Sew the curtain", { assignees: [id], due_at: "2020-01-02" });
  await aTask(request, board, "Find a piano", { assignees: [id] });
  await aTask(request, board, "Sell tickets", { assignees: [id], stage: "Completed" });
  await signIn(page, tia, `/people/${id}`);
  const tab = (name: string) => page.getByRole("navigation", { name: "Which tasks" }).getByRole("link", { name });
  const tasks = page.getByRole("list", { name: "Tasks" }).locator("> li");

  await expect(tab("Assigned")).toHaveText("Assigned2");
  await expect(tasks).toHaveText([/Sew the curtain/, /Find a piano/]);
  await tab("Overdue").press("Enter");
  await expect(page).toHaveURL(`/people/${id}?tasks=overdue`);
  await expect(tasks).toHaveText([/Sew the curtain.*Theatre.*Open/]);
  await tab("Completed").click();
  await expect(tasks).toHaveText([/Sell tickets/]);
  await page.goBack();
  await expect(tasks).toHaveText([/Sew the curtain/]);

  await aTask(request, board, "Oil the hinges", { assignees: [id], due_at: "2020-01-01" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(tasks).toHaveText([/Oil the hinges/, /Sew the curtain/]);
});

test("on a phone a board of somebody takes one line, however long its title is", async ({ browser, request }) => {
  const [lee, phone] = [await aPerson(request, "Lee"), await phonePage(browser)];
  const [short, long] = [await aBoard(request, { title: "Lighthouse", members: [lee] }), await aBoard(request, { title: "Donaudampfschifffahrt".repeat(5), members: [lee] })];
  await openPerson(phone, lee);

  for (const [{ title }, most] of [[short, 64], [long, 96]] as const) {
    const [row, role] = [await boardRow(phone, title).boundingBox(), await phone.getByLabel(`Role on ${title}`).boundingBox()];
    expect.soft(row?.height, title).toBeLessThan(most);
    expect.soft((role?.y ?? 0) + (role?.height ?? 0) / 2, title).toBeCloseTo((row?.y ?? 0) + (row?.height ?? 0) / 2, -1);
  }
  await fitsFingers(phone);
  await phone.context().close();
});

test("the pages break no rule of access in light and dark, and fit a finger", async ({ page, browser, request }) => {
  const una = await aPerson(request, "Una-Maximiliane-von-und-zu-Hohenstein");
  await aBoard(request, { title: "A board whose title is so long that it does not fit into any row of a phone", members: [una] });
  await openPerson(page, una);
  expect(await problemsInBothColours(page), "person").toEqual([]);
  await page.getByRole("button", { name: "Add to a board" }).click();
  await expect(page.getByRole("listbox", { name: "Boards" }).getByRole("option").first()).toBeVisible();
  expect(await problemsInBothColours(page), "adding to a board").toEqual([]);
  await page.goto(`/people?search=${una.email}`);
  await rowOf(page, una).getByRole("checkbox").check();
  expect(await problemsInBothColours(page), "people").toEqual([]);
  await page.getByRole("button", { name: "Add to boards…" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await problemsInBothColours(page), "dialog").toEqual([]);

  const phone = await phonePage(browser);
  await signIn(phone, administrator, "/people");
  await expect(phone.getByRole("heading", { name: "People" })).toBeVisible();
  await fitsFingers(phone);
  await phone.goto(`/people?search=${una.email}`);
  await rowOf(phone, una).getByRole("checkbox").check();
  await fitsFingers(phone);
  await phone.getByRole("link", { name: una.name }).tap();
  await expect(phone.getByRole("heading", { level: 1, name: una.name })).toBeVisible();
  await fitsFingers(phone);
  await phone.context().close();
});
