import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aBoard } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { openBoard } from "./dragging";
import { type Account, aPerson, mailTo, signIn } from "./people";
import { fitsFingers, phonePage } from "./phone";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Members" });
const invitations = (page: Page) => dialogOf(page).getByRole("list", { name: "Invitations" }).getByRole("listitem");

async function invite(page: Page, email: string) {
  await dialogOf(page).getByLabel("E-mail address").fill(email);
  await dialogOf(page).getByRole("button", { name: "Invite" }).click();
}

async function linkTo(request: APIRequestContext, person: Account): Promise<string> {
  const [link = ""] = /\/invitations\?token=\S+/.exec(await mailTo(request, person)) ?? [];
  return link;
}

test("a manager invites by e-mail; who accepts stands among the members of the dialog that is open", async ({ page, browser, request }) => {
  const [mira, noa] = [await aPerson(request, "Mira"), await aPerson(request, "Noa")];
  const board = await aBoard(request, { title: "Garden", managers: [mira] });
  const complaints = complaintsOf(page);
  await openBoard(page, mira, board);
  await page.getByRole("button", { name: "Share" }).click();

  await dialogOf(page).getByLabel("Role of the invited").selectOption("Viewer");
  await invite(page, noa.email);
  await expect(invitations(page)).toHaveText([new RegExp(`${noa.email}.*Viewer · expires`)]);
  await expect(dialogOf(page).getByLabel("E-mail address")).toHaveValue("");
  await expect(dialogOf(page).getByLabel("E-mail address")).toBeFocused();

  const noasPage = await (await browser.newContext()).newPage();
  await signIn(noasPage, noa, await linkTo(request, noa));
  await noasPage.getByRole("button", { name: /Join/ }).click();
  await expect(noasPage).toHaveURL(`/boards/${board.id}`);
  await expect(dialogOf(page).getByLabel("Role of Noa Example")).toHaveValue("Viewer");
  await expect(invitations(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
  await noasPage.context().close();
});

test("what is wrong is said at the field and stays there; an invitation can be taken back", async ({ page, request }) => {
  const mira = await aPerson(request, "Mira");
  const board = await aBoard(request, { title: "Garden", managers: [mira] });
  await openBoard(page, mira, board);
  await page.getByRole("button", { name: "Share" }).click();
  const field = dialogOf(page).getByLabel("E-mail address");
  const newcomer = `new-${mira.login}@example.com`;

  await invite(page, "nobody");
  await expect(field).toHaveAccessibleDescription("This needs to be an address like name@example.com.");
  await expect(field).toHaveValue("nobody");
  await invite(page, mira.email);
  await expect(dialogOf(page).getByRole("alert")).toContainText("Already a board member");
  await expect(field).toHaveValue(mira.email);
  await invite(page, newcomer);
  await expect(invitations(page)).toHaveCount(1);
  await invite(page, newcomer);
  await expect(dialogOf(page).getByRole("alert")).toContainText("Already invited");

  await dialogOf(page).getByRole("button", { name: `Take back the invitation of ${newcomer}` }).press("Enter");
  await expect(invitations(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test("what another manager took back leaves the list, and so does what he sent when he manages no more", async ({ page, browser, request }) => {
  const [mira, noa] = [await aPerson(request, "Mira"), await aPerson(request, "Noa")];
  const board = await aBoard(request, { title: "Garden", managers: [mira, noa] });
  const [kept, taken] = [`kept-${mira.login}@example.com`, `taken-${mira.login}@example.com`];
  const noasPage = await (await browser.newContext()).newPage();
  await openBoard(noasPage, noa, board);
  await noasPage.getByRole("button", { name: "Share" }).click();
  for (const email of [kept, taken]) {
    await invite(noasPage, email);
    await expect(invitations(noasPage).filter({ hasText: email })).toBeVisible();
  }
  await openBoard(page, mira, board);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(invitations(page)).toHaveCount(2);

  await noasPage.getByRole("button", { name: `Take back the invitation of ${taken}` }).click();
  await expect(invitations(noasPage)).toHaveCount(1);
  await page.getByRole("button", { name: `Take back the invitation of ${taken}` }).click();
  await expect(invitations(page)).toHaveText([new RegExp(kept)]);
  await dialogOf(page).getByLabel("Role of Noa Example").selectOption("Member");
  await expect(invitations(page)).toHaveCount(0);
  await noasPage.context().close();
});

test("the role stands in one line with the address and the button", async ({ page, request }) => {
  const mira = await aPerson(request, "Mira");
  await openBoard(page, mira, await aBoard(request, { title: "Garden", managers: [mira] }));
  await page.getByRole("button", { name: "Share" }).click();

  const boxes = await Promise.all([dialogOf(page).getByLabel("E-mail address"), dialogOf(page).getByLabel("Role of the invited"), dialogOf(page).getByRole("button", { name: "Invite" })].map((control) => control.boundingBox()));
  expect(boxes.map((box) => [box?.y, box?.height])).toEqual(boxes.map(() => [boxes[0]?.y, boxes[0]?.height]));
});

test("who does not manage the board sees no invitations", async ({ page, request }) => {
  const noa = await aPerson(request, "Noa");
  const board = await aBoard(request, { title: "Garden", members: [noa] });
  await openBoard(page, noa, board);

  await page.getByRole("button", { name: "Members", exact: true }).click();

  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByLabel("E-mail address")).toHaveCount(0);
});

test("the invitations break no rule of access in light and dark, and fit a finger", async ({ page, browser, request }) => {
  const mira = await aPerson(request, "Mira");
  const board = await aBoard(request, { title: "Garden", managers: [mira] });
  await openBoard(page, mira, board);
  await page.getByRole("button", { name: "Share" }).click();
  await invite(page, `a-very-long-address-that-fits-into-no-row-of-a-phone.${mira.login}@example.com`);
  await expect(invitations(page)).toHaveCount(1);
  expect(await problemsInBothColours(page)).toEqual([]);

  const phone = await phonePage(browser);
  await signIn(phone, mira, `/boards/${board.id}/members`);
  await expect(invitations(phone)).toHaveCount(1);
  await fitsFingers(phone);
  await phone.context().close();
});
