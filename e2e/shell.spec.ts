import { expect, test } from "@playwright/test";
import { aBoard } from "./boards";
import { complaintsOf } from "./complaints";
import { openBoard } from "./dragging";
import { administrator, aPerson, signIn } from "./people";
import { fitsFingers, phonePage } from "./phone";

test("from anywhere to a board, by a few letters", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const board = await aBoard(request, { title: `Winter journey ${process.pid}` });
  await signIn(page, administrator, "/profile");
  await expect(page.getByRole("button", { name: "Create password" })).toBeEnabled();

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Find a board" })).toBeVisible();
  await page.keyboard.type(`journey ${process.pid} that nobody makes`);
  await expect(page.getByText("No board has")).toBeVisible();
  await page.getByRole("combobox", { name: "Find a board" }).fill(`journey ${process.pid}`);
  await expect(page.getByRole("option", { name: board.title })).toBeVisible();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(`/boards/${board.id}`);
  await expect(page.getByRole("dialog", { name: "Find a board" })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("a search that fails says so and can be tried again", async ({ page, request }) => {
  const board = await aBoard(request, { title: `Lost and found ${process.pid}` });
  await signIn(page, administrator, "/profile");
  await page.route("**/projects?search=lost*", (route) => route.abort());

  await page.getByRole("button", { name: "Find a board" }).click();
  await page.getByRole("combobox", { name: "Find a board" }).fill("lost");
  await expect(page.getByRole("alert").filter({ hasText: "can't be reached" })).toBeVisible();
  await page.unroute("**/projects?search=lost*");
  await page.getByRole("button", { name: "Try again" }).click();

  await expect(page.getByRole("option", { name: board.title })).toBeVisible();
});

test("keys work on the page, and not while somebody types", async ({ page, request }) => {
  await signIn(page, await aPerson(request, "Kay"), "/profile");
  const keys = page.getByRole("dialog", { name: "Keys" });
  const program = page.getByLabel("Name of the program");
  await expect(page.getByRole("button", { name: "Create password" })).toBeEnabled();

  await program.press("?");
  await program.press("b");
  await expect(program).toHaveValue("?b");
  await expect(keys).toHaveCount(0);
  await page.getByRole("button", { name: "All keys" }).focus();
  await page.keyboard.press("?");
  await expect(keys.getByRole("region", { name: "Everywhere" }).getByText("Find a board")).toBeVisible();
  await page.keyboard.press("b");
  await expect(page).toHaveURL("/profile");
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await page.keyboard.press("b");

  await expect(page).toHaveURL("/");
});

test("on a board all of its keys are told, also those of a card and of what is picked up", async ({ page, request }) => {
  const kay = await aPerson(request, "Kay");
  const board = await aBoard(request, { title: "Garden", members: [kay] });
  await openBoard(page, kay, board);
  const keysFor = (group: string, does: string) => page.getByRole("dialog", { name: "Keys" }).getByRole("region", { name: group, exact: true }).getByRole("term").filter({ hasText: new RegExp(`^${does}$`) }).locator("+ dd kbd");

  await page.keyboard.press("?");

  await expect(keysFor("The card in focus", "Open")).toHaveText(["Enter"]);
  await expect(keysFor("The card in focus", "Next card")).toHaveText(["↓"]);
  await expect(keysFor("The card in focus", "Previous card")).toHaveText(["↑"]);
  await expect(keysFor("The card in focus", "Card of the next stage")).toHaveText(["→"]);
  await expect(keysFor("The card in focus", "Card of the previous stage")).toHaveText(["←"]);
  await expect(keysFor("The card in focus", "First card of the stage")).toHaveText(["Home"]);
  await expect(keysFor("The card in focus", "Last card of the stage")).toHaveText(["End"]);
  await expect(keysFor("The card in focus", "Archive")).toHaveText(["Del"]);
  await expect(keysFor("Moving a card or a stage", "Pick it up")).toHaveText(["Space"]);
  await expect(keysFor("Moving a card or a stage", "Move it")).toHaveText(["↑", "↓", "←", "→"]);
  await expect(keysFor("Moving a card or a stage", "Move it to the start or the end")).toHaveText(["Home", "End"]);
  await expect(keysFor("Moving a card or a stage", "Put it down")).toHaveText(["Space", "Enter"]);
  await expect(keysFor("Moving a card or a stage", "Put it back")).toHaveText(["Esc"]);
  await expect(keysFor("Everywhere", "Close a dialog or a menu")).toHaveText(["Esc"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys" })).toHaveCount(0);
});

test("who only looks at a board is not told of keys that move", async ({ page, request }) => {
  const viola = await aPerson(request, "Viola");
  const board = await aBoard(request, { title: "Garden", viewers: [viola] });
  await openBoard(page, viola, board);

  await page.keyboard.press("?");

  const dialog = page.getByRole("dialog", { name: "Keys" });
  await expect(dialog.getByRole("region", { name: "The card in focus" }).getByText("Next card")).toBeVisible();
  await expect(dialog.getByRole("region", { name: "Moving a card or a stage" })).toHaveCount(0);
  await expect(dialog.getByText("Archive")).toHaveCount(0);
});

test("who may not make boards is not offered to", async ({ page, request }) => {
  await signIn(page, await aPerson(request, "Guest"), "/profile");

  await expect(page.getByRole("button", { name: "Find a board" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create a board" })).toHaveCount(0);
});

test("the browser tells when it is offline", async ({ page, context }) => {
  await signIn(page, administrator);
  const sentence = page.getByText("You are offline");
  await expect(page.getByRole("button", { name: "All keys" })).toBeVisible();

  await context.setOffline(true);
  await expect(sentence).toBeVisible();
  await context.setOffline(false);

  await expect(sentence).toHaveCount(0);
});

test("on a phone the places are at the thumb", async ({ browser, request }) => {
  const page = await phonePage(browser);
  await signIn(page, await aPerson(request, "Thea"), "/profile");
  const places = page.getByRole("navigation", { name: "Places" });

  await places.getByRole("button", { name: /^Account/ }).tap();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await fitsFingers(page);
  await page.keyboard.press("Escape");
  await places.getByRole("button", { name: "Search" }).tap();
  await expect(page.getByRole("combobox", { name: "Find a board" })).toBeFocused();
  await fitsFingers(page);
  await page.keyboard.press("Escape");
  await places.getByRole("link", { name: "Boards" }).tap();

  await expect(page).toHaveURL("/");
  await page.context().close();
});
