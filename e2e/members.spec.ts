import { expect, type Page, test } from "@playwright/test";
import { aBoard, asAdministrator, idOf } from "./boards";
import { complaintsOf } from "./complaints";
import { openBoard } from "./dragging";
import { administrator, aPerson, signIn } from "./people";
import { fitsFingers, phonePage } from "./phone";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Members" });
const rowOf = (page: Page, name: string) => dialogOf(page).getByRole("listitem").filter({ hasText: name });

test("a manager adds somebody, changes the role and takes the person off again", async ({ page, request }) => {
  const [mira, noa] = [await aPerson(request, "Mira"), await aPerson(request, "Noa")];
  await aBoard(request, { title: "Where both are", members: [mira, noa] });
  const board = await aBoard(request, { title: "Garden", managers: [mira] });
  const complaints = complaintsOf(page);
  await openBoard(page, mira, board);

  await page.getByRole("button", { name: "Share" }).click();
  await expect(page).toHaveURL(`/boards/${board.id}/members`);
  await dialogOf(page).getByLabel("Role of the new member").selectOption("Viewer");
  await dialogOf(page).getByRole("button", { name: "Add people" }).click();
  await page.getByRole("combobox", { name: "People" }).fill("noa");
  await page.getByRole("option", { name: /Noa Example/ }).click();
  await expect(rowOf(page, noa.email)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page).getByLabel("Role of Noa Example")).toHaveValue("Viewer");

  await dialogOf(page).getByLabel("Role of Noa Example").selectOption("Manager");
  await expect(dialogOf(page).getByLabel("Role of Noa Example")).toHaveValue("Admin");
  await page.reload();
  await expect(dialogOf(page).getByLabel("Role of Noa Example")).toHaveValue("Admin");
  await rowOf(page, noa.email).getByRole("button", { name: "Remove Noa Example" }).click();
  await page.getByRole("dialog", { name: "Remove Noa Example?" }).getByRole("button", { name: "Remove" }).click();
  await expect(rowOf(page, noa.email)).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Remove Noa Example?" })).toHaveCount(0);

  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/boards/${board.id}`);
  expect(complaints).toEqual([]);
});

test("of two searches for people the later one counts, and one that failed can be tried again", async ({ page, request }) => {
  const [mira, noa] = [await aPerson(request, "Mira"), await aPerson(request, "Noa")];
  await aBoard(request, { title: "Where both are", members: [mira, noa] });
  const board = await aBoard(request, { title: "Choir", managers: [mira] });
  await openBoard(page, mira, board);
  let answerFirst = () => Promise.resolve();
  await page.route("**/search-boards-users?searchInput=nobody*", (route) => void (answerFirst = () => route.fulfill({ json: [] })));
  await page.route("**/search-boards-users?searchInput=noa*", (route) => route.abort());

  await page.getByRole("button", { name: "Share" }).click();
  await dialogOf(page).getByRole("button", { name: "Add people" }).click();
  const field = page.getByRole("combobox", { name: "People" });
  const asked = page.waitForRequest("**/search-boards-users?searchInput=nobody*");
  await field.fill("nobody");
  await asked;
  await field.fill("noa");
  await expect(page.getByRole("alert").filter({ hasText: "can't be reached" })).toBeVisible();
  await page.unroute("**/search-boards-users?searchInput=noa*");
  await page.getByRole("button", { name: "Try again" }).click();
  const found = page.getByRole("option", { name: noa.name });
  await expect(found).toBeVisible();
  const answered = page.waitForResponse("**/search-boards-users?searchInput=nobody*");
  await answerFirst();
  await answered;
  await found.click();

  await expect(rowOf(page, noa.email)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "can't be reached" })).toHaveCount(0);
});

test("after somebody was removed the focus is at the next one, and behind the last at adding people", async ({ page, request }) => {
  const [mira, zed, zoe] = [await aPerson(request, "Mira"), await aPerson(request, "Zed"), await aPerson(request, "Zoe")];
  const board = await aBoard(request, { title: "Garden", managers: [mira], members: [zed, zoe] });
  await openBoard(page, mira, board);
  await page.getByRole("button", { name: "Share" }).click();
  const remove = (name: string) => dialogOf(page).getByRole("button", { name: `Remove ${name} Example` });
  const answer = (name: string, words: string) => page.getByRole("dialog", { name: `Remove ${name} Example?` }).getByRole("button", { name: words });

  await remove("Zed").click();
  await answer("Zed", "Cancel").click();
  await expect(remove("Zed")).toBeFocused();
  await remove("Zed").press("Enter");
  await answer("Zed", "Remove").press("Enter");
  await expect(remove("Zoe")).toBeFocused();
  await remove("Zoe").press("Enter");
  await answer("Zoe", "Remove").press("Enter");
  await expect(dialogOf(page).getByRole("button", { name: "Add people" })).toBeFocused();
});

test("what the server refuses is said at the person: the last manager, and an administrator", async ({ page, request }) => {
  const mira = await aPerson(request, "Mira");
  const board = await aBoard(request, { title: "Garden", managers: [mira] });
  await openBoard(page, mira, board);
  await page.getByRole("button", { name: "Share" }).click();

  await dialogOf(page).getByLabel(`Role of ${administrator.name}`).selectOption("Viewer");
  await expect(rowOf(page, administrator.email).getByRole("alert")).toHaveText("Sorry, you are not allowed to do that.");
  await expect(dialogOf(page).getByLabel(`Role of ${administrator.name}`)).toHaveValue("Admin");

  const send = await asAdministrator(request);
  await send("POST", `/boards/v2/projects/${board.id}/user/${await idOf(send, administrator)}/remove`);
  await expect(rowOf(page, administrator.email)).toHaveCount(0);
  await dialogOf(page).getByLabel("Role of Mira Example").selectOption("Viewer");
  await expect(rowOf(page, mira.email).getByRole("alert")).toHaveText("This is the last manager of the board. Please make somebody else a manager first.");
  await dialogOf(page).getByRole("button", { name: "Leave this board" }).click();
  const question = page.getByRole("dialog", { name: "Leave “Garden”?" });
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(question.getByRole("alert")).toContainText("This is the last manager of the board.");
});

test("members see the list and can leave", async ({ page, request }) => {
  const [mira, noa] = [await aPerson(request, "Mira"), await aPerson(request, "Noa")];
  const board = await aBoard(request, { title: "Garden", managers: [mira], members: [noa] });
  await signIn(page, noa, `/boards/${board.id}/members`);

  await expect(rowOf(page, "Mira Example")).toContainText("Manager");
  await expect(rowOf(page, "Mira Example")).toContainText("m***@example.com");
  await expect(dialogOf(page).getByRole("combobox")).toHaveCount(0);
  await expect(dialogOf(page).getByRole("button", { name: "Add people" })).toHaveCount(0);
  await dialogOf(page).getByRole("button", { name: "Leave this board" }).click();
  await page.getByRole("dialog", { name: "Leave “Garden”?" }).getByRole("button", { name: "Leave" }).click();

  await expect(page).toHaveURL("/");
  await page.goto(`/boards/${board.id}`);
  await expect(page.getByRole("heading", { name: "This board is not here" })).toBeVisible();
});

test("a finger can change who is on a board", async ({ browser, request }) => {
  const [mira, max] = [await aPerson(request, "Mira"), await aPerson(request, "Maximiliane-von-und-zu-Hohenstein-Oberburg")];
  const board = await aBoard(request, { title: "Garden", managers: [mira], members: [max] });
  const page = await phonePage(browser);
  await signIn(page, mira, `/boards/${board.id}/members`);

  await expect(dialogOf(page)).toBeVisible();
  await fitsFingers(page);
  await dialogOf(page).getByRole("button", { name: "Add people" }).tap();
  await expect(page.getByRole("combobox", { name: "People" })).toBeVisible();
  await fitsFingers(page);
  await page.context().close();
});
