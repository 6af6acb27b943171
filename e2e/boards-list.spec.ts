import { expect, type Page, test } from "@playwright/test";
import { seriousProblems } from "./axe";
import { aBoard, asAdministrator, aTask, idOf } from "./boards";
import { complaintsOf } from "./complaints";
import { administrator, aPerson, signIn } from "./people";
import { fitsFingers, phonePage } from "./phone";

const card = (page: Page, list: string, title: string) => page.getByRole("list", { name: list, exact: true }).getByRole("listitem").filter({ hasText: title });

test("a card tells how far its board is, and leads to it", async ({ page, request }) => {
  const cara = await aPerson(request, "Cara");
  const board = await aBoard(request, { title: "Office move", description: "Before the keys are <b>due</b>", members: [cara], background: { id: "gradient_1" } });
  await aTask(request, board, "Pack");
  await aTask(request, board, "Order a van", { stage: "Completed" });
  const plans = await aBoard(request, { title: "Plans", type: "roadmap", viewers: [cara] });
  await signIn(page, cara);

  await expect(card(page, "Boards", "Office move").getByText("1 of 2 done")).toBeVisible();
  await expect(card(page, "Boards", "Office move").getByText("Before the keys are due")).toBeVisible();
  await expect(card(page, "Boards", "Office move").getByRole("img", { name: /Cara Example/ })).toBeVisible();
  await expect(card(page, "Boards", plans.title).getByText("Roadmap")).toBeVisible();
  await expect(card(page, "Boards", plans.title).getByRole("button")).toHaveCount(0);
  await expect(card(page, "Boards", "Office move").getByRole("link")).toHaveAttribute("href", `/boards/${board.id}`);

  await page.goto("/boards");
  await expect(page).toHaveURL("/");
  await card(page, "Boards", "Office move").click({ position: { x: 60, y: 20 } });
  await expect(page).toHaveURL(`/boards/${board.id}`);
});

test("a star puts a board first and keeps the focus; where it is refused it goes again", async ({ page, request }) => {
  const stella = await aPerson(request, "Stella");
  const first = await aBoard(request, { title: "Alpha", members: [stella] });
  await aBoard(request, { title: "Beta", members: [stella] });
  await signIn(page, stella);
  await expect(page.getByRole("heading", { name: "Starred" })).toHaveCount(0);

  const star = page.getByRole("button", { name: "Star Alpha" });
  await star.focus();
  await page.keyboard.press("Enter");
  await expect(card(page, "Starred", "Alpha").getByRole("button", { name: "Star Alpha", pressed: true })).toBeFocused();
  await expect(card(page, "Boards", "Alpha")).toHaveCount(0);
  await page.reload();
  await expect(card(page, "Starred", "Alpha")).toBeVisible();

  const send = await asAdministrator(request);
  await send("POST", `/boards/v2/projects/${first.id}/user/${await idOf(send, stella)}/make-viewer`);
  await star.click();
  await expect(page.getByText("Sorry, you are not allowed to do that.").first()).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "true");
});

test("typing finds boards by their title, stays in the field, and says when there is none", async ({ page, request }) => {
  const sena = await aPerson(request, "Sena");
  for (const title of ["Garden 100%", "Garage", "Kitchen"]) await aBoard(request, { title, members: [sena] });
  await signIn(page, sena);
  const field = page.getByRole("searchbox", { name: "Search boards" });

  await field.pressSequentially("gar");
  await expect(page).toHaveURL("/?search=gar");
  await expect(card(page, "Boards", "Kitchen")).toHaveCount(0);
  await expect(card(page, "Boards", "Garage")).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type("den 100%");
  await expect(card(page, "Boards", "Garage")).toHaveCount(0);
  await expect(card(page, "Boards", "Garden 100%")).toBeVisible();

  await field.fill("zebra");
  await expect(page.getByText("No board is called “zebra”")).toBeVisible();
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(page.getByRole("list", { name: "Boards" }).getByRole("listitem")).toHaveCount(3);
  await expect(field).toHaveValue("");
});

test("an archived board leaves the list, comes back by undo, and rests among the archived ones", async ({ page, request }) => {
  const arne = await aPerson(request, "Arne");
  await aBoard(request, { title: "Old plans", managers: [arne] });
  await aBoard(request, { title: "Others' plans", members: [arne] });
  await signIn(page, arne);
  await expect(page.getByRole("button", { name: "Actions for Others' plans" })).toHaveCount(0);
  const archive = async () => {
    await page.getByRole("button", { name: "Actions for Old plans" }).click();
    await page.getByRole("menuitem", { name: "Archive board" }).click();
    await expect(card(page, "Boards", "Old plans")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Boards", exact: true })).toBeFocused();
  };

  await archive();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page, "Boards", "Old plans")).toBeVisible();

  await archive();
  await page.getByRole("link", { name: "Archived (1)" }).click();
  await expect(page).toHaveURL("/?show=archived");
  await expect(card(page, "Archived boards", "Old plans")).toBeVisible();
  await page.getByRole("button", { name: "Restore Old plans" }).click();
  await expect(page.getByText("No archived boards")).toBeVisible();
  await page.getByRole("link", { name: "Back to the boards", exact: true }).first().click();
  await expect(card(page, "Boards", "Old plans")).toBeVisible();
});

test("who is on no board is told whom to ask, and gets no way to make one", async ({ page, request }) => {
  await signIn(page, await aPerson(request, "Nora"));

  await expect(page.getByText("No boards yet")).toBeVisible();
  await expect(page.getByText(administrator.name)).toBeVisible();
  await expect(page.getByRole("button", { name: "New board" })).toHaveCount(0);
  await page.goto("/?new");
  await expect(page.getByRole("heading", { name: "Boards", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("sixty boards are shown, the rest when asked for", async ({ page, request }) => {
  const paula = await aPerson(request, "Paula");
  const send = await asAdministrator(request);
  const paulasId = await idOf(send, paula);
  for (let count = 1; count <= 62; count += 1) await send("POST", "/boards/v2/projects", { board: { title: `Board ${String(count).padStart(2, "0")}`, type: "to-do" }, member_ids: [paulasId] });
  await signIn(page, paula);
  const cards = page.getByRole("list", { name: "Boards" }).getByRole("listitem");

  await expect(cards).toHaveCount(60);
  await expect(cards.first()).toContainText("Board 62");
  await page.getByRole("link", { name: "Show more (2)" }).click();
  await expect(cards).toHaveCount(62);
  await expect(page.getByRole("link", { name: /Show more/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Sort boards" }).click();
  await page.getByRole("menuitemradio", { name: "By title" }).click();
  await expect(cards.first()).toContainText("Board 01");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the boards break no rule of access or of the policy in ${colorScheme} colours`, async ({ browser, request }) => {
    const alma = await aPerson(request, "Alma");
    for (const [title, id] of [["خطة إطلاق المنتج الجديد", "gradient_3"], ["Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "solid_4"]] as const) await aBoard(request, { title, managers: [alma], background: { id } });
    const page = await (await browser.newContext({ colorScheme })).newPage();
    const complaints = complaintsOf(page);
    await signIn(page, alma);
    await page.getByRole("button", { name: /^Star Donau/ }).click();
    await expect(page.getByRole("heading", { name: "Starred" })).toBeVisible();

    expect(await seriousProblems(page)).toEqual([]);
    for (const address of ["/?search=zebra", "/?show=archived"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await seriousProblems(page), address).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

test("a finger can use the boards", async ({ browser, request }) => {
  const finja = await aPerson(request, "Finja");
  const board = await aBoard(request, { title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", managers: [finja] });
  await aBoard(request, { title: "Garden", managers: [finja] });
  const page = await phonePage(browser);
  await signIn(page, finja);
  await fitsFingers(page);

  await page.getByRole("button", { name: `Actions for ${board.title}` }).click();
  await page.getByRole("menuitem", { name: "Archive board" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.goto("/?show=archived");
  await expect(page.getByRole("button", { name: /^Restore/ })).toBeVisible();
  await fitsFingers(page);
  await page.context().close();
});
