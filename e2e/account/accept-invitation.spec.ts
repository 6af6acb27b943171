import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aBoard, asAdministrator, type MadeBoard } from "@/e2e/support/boards";
import { problemsInBothColours } from "@/e2e/support/axe";
import { consoleErrorsOf } from "@/e2e/support/page";
import { aPerson, administrator, mailTo, signIn } from "@/e2e/support/people";
import { expectFitsTouch, phonePage } from "@/e2e/support/phone";

let invited = 0;
const aNewAddress = () => `newcomer-${process.pid}-${(invited += 1)}@example.com`;

async function invitationTo(
  request: APIRequestContext,
  board: MadeBoard,
  email: string,
  role = "member",
): Promise<string> {
  const send = await asAdministrator(request);
  await send("POST", `/boards/v2/projects/${board.id}/send-invitation`, { email, role });
  const [link = ""] = /\/invitations\?token=\S+/.exec(await mailTo(request, { email })) ?? [];
  return link;
}

const isOver = (page: Page) => expect(page.getByRole("heading", { name: "This invitation is over" })).toBeVisible();

test("a new person makes an account by the mailed link and joins the board, and the link works only once", async ({
  page,
  request,
}) => {
  const board = await aBoard(request, { title: "Open house" });
  const email = aNewAddress();
  const link = await invitationTo(request, board, email);
  const consoleErrors = consoleErrorsOf(page);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Join “Open house”" })).toBeVisible();
  await expect(page.getByText(`${administrator.name} invites you to this board.`)).toBeVisible();
  await expect(page.getByLabel("E-mail address")).toHaveValue(email);
  await expect(page.getByLabel("User name")).toHaveValue(email.replace("@example.com", ""));
  await page.getByLabel("Your name").fill("Nina Moss");
  await page.getByLabel("User name").fill(administrator.login);
  await page.getByLabel("Password", { exact: true }).fill("some words of her own");
  await page.getByRole("button", { name: "Join the board" }).click();
  await expect(page.getByLabel("User name")).toHaveAccessibleDescription(/already exists/);
  await page.getByLabel("User name").fill(email);
  await page.getByRole("button", { name: "Join the board" }).click();

  await expect(page).toHaveURL(`/boards/${board.id}`);
  await expect(page.getByRole("heading", { name: "Open house" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You have accepted this invitation" })).toBeVisible();
  expect(consoleErrors.filter((consoleError) => !consoleError.includes("409"))).toEqual([]);
});

test("a person with an account signs in and joins; anyone else reads that it is not for them and can sign out", async ({
  page,
  request,
}) => {
  const board = await aBoard(request, { title: "Tea room" });
  const [tom, eve] = [await aPerson(request, "Tom"), await aPerson(request, "Eve")];
  const link = await invitationTo(request, board, tom.email, "viewer");

  await signIn(page, eve);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This invitation is for somebody else" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You will be able to look at it.")).toBeVisible();
  await page.getByRole("link", { name: "Sign in to join" }).click();
  await page.getByLabel("User name or e-mail").fill(tom.login);
  await page.getByLabel("Password", { exact: true }).fill(tom.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Join the board" }).click();

  await expect(page).toHaveURL(`/boards/${board.id}`);
  await expect(page.getByRole("heading", { name: "Tea room" })).toBeVisible();
});

test("every page of an invitation is accessible in both colours and fits a phone; revoked and invalid links show the same page", async ({
  browser,
  request,
}) => {
  const board = await aBoard(request, {
    title: "A board with a name that is as long as names of boards come, and then a bit",
  });
  const tom = await aPerson(request, "Tom");
  const [forNew, forTom, revoked] = [
    await invitationTo(request, board, aNewAddress()),
    await invitationTo(request, board, tom.email),
    await invitationTo(request, board, aNewAddress()),
  ];
  const send = await asAdministrator(request);
  const { invitations } = await send("GET", `/boards/v2/projects/${board.id}/all-invitations`);
  await send("DELETE", `/boards/v2/projects/${board.id}/invitation/${invitations[0].id}`);
  const page = await phonePage(browser);
  const check = async (address: string) => {
    await page.goto(address);
    await expectFitsTouch(page);
    expect.soft(await problemsInBothColours(page), address).toEqual([]);
  };

  await check(forNew);
  await check(forTom);
  await check(revoked);
  await isOver(page);
  for (const address of ["/invitations?token=made-up", "/invitations"]) {
    await page.goto(address);
    await isOver(page);
  }
  await signIn(page, tom);
  await check(forTom);
  await check(forNew);
  await page.context().close();
});
