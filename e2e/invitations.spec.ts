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

test("the list of members and the invitations break no rule of access in light and dark, and fit a finger", async ({ page, browser, request }) => {
  const [mira, max] = [await aPerson(request, "Mira"), await aPerson(request, "Maximiliane-von-und-zu-Hohenstein-Oberburg")];
  const board = await aBoard(request, { title: "Garden", managers: [mira], members: [max] });
  await openBoard(page, mira, board);
  await page.getByRole("button", { name: "Share" }).click();
  await invite(page, `a-very-long-address-that-fits-into-no-row-of-a-phone.${mira.login}@example.com`);
  await expect(invitations(page)).toHaveCount(1);
  expect(await problemsInBothColours(page)).toEqual([]);

  const phone = await phonePage(browser);
  await signIn(phone, mira, `/boards/${board.id}/members`);
  await expect(invitations(phone)).toHaveCount(1);
  await fitsFingers(phone);
  await dialogOf(phone).getByRole("button", { name: "Add people" }).tap();
  await expect(phone.getByRole("combobox", { name: "People" })).toBeVisible();
  await fitsFingers(phone);
  await phone.context().close();
});
