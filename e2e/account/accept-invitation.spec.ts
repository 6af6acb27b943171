import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard, type MadeBoard } from "@/e2e/support/boards";
import { problemsInBothColours } from "@/e2e/support/axe";
import { consoleErrorsOf } from "@/e2e/support/page";
import { aPerson, administrator, mailTo, signIn, send } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";

let invited = 0;
const aNewAddress = () => `newcomer-${process.pid}-${(invited += 1)}@example.com`;

async function invitationTo(board: MadeBoard, email: string, role = "member"): Promise<string> {
  await send("POST", `/boards/v2/projects/${board.id}/send-invitation`, { email, role });
  const [link = ""] = /\/invitations\?token=\S+/.exec(await mailTo({ email })) ?? [];
  return link;
}

const isOver = (page: Page) =>
  expect(page.getByRole("heading", { name: "This invitation is no longer valid" })).toBeVisible();

test("a new person creates an account by the mailed link and joins the board, and the link works only once", async ({
  page,
}) => {
  const board = await aBoard({ title: "Open house" });
  const email = aNewAddress();
  const link = await invitationTo(board, email);
  const consoleErrors = consoleErrorsOf(page);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Join “Open house”" })).toBeVisible();
  await expect(page.getByText(`${administrator.name} invited you to this board.`)).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await expect(page.getByLabel("User name")).toHaveValue(email.replace("@example.com", ""));
  await page.getByLabel("Your name").fill("Nina Moss");
  await page.getByLabel("User name").fill(administrator.login);
  await page.getByLabel("Password", { exact: true }).fill("some words of her own");
  await page.getByRole("button", { name: "Join board" }).click();
  await expect(page.getByLabel("User name")).toHaveAccessibleDescription(/is taken/);
  await page.getByLabel("User name").fill(email);
  await page.getByRole("button", { name: "Join board" }).click();

  await expect(page).toHaveURL(`/boards/${board.id}`);
  await expect(page.getByRole("heading", { name: "Open house" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You’ve already accepted this invitation" })).toBeVisible();
  expect(consoleErrors.filter((consoleError) => !consoleError.includes("409"))).toEqual([]);
});

test("a person with an account signs in and joins; anyone else reads that it is not for them and can sign out", async ({
  page,
}) => {
  const board = await aBoard({ title: "Tea room" });
  const [tom, eve] = [await aPerson("Tom"), await aPerson("Eve")];
  const link = await invitationTo(board, tom.email, "viewer");

  await signIn(page, eve);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This invitation is for someone else" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You’ll be able to view it.")).toBeVisible();
  await page.getByRole("link", { name: "Sign in to join" }).click();
  await page.getByLabel("User name or email").fill(tom.login);
  await page.getByLabel("Password", { exact: true }).fill(tom.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Join board" }).click();

  await expect(page).toHaveURL(`/boards/${board.id}`);
  await expect(page.getByRole("heading", { name: "Tea room" })).toBeVisible();
});

test("every page of an invitation is accessible in both colours and fits a phone; revoked and invalid links show the same page", async ({
  phone: page,
}) => {
  const board = await aBoard({
    title: "A board with a name that is as long as names of boards come, and then a bit",
  });
  const tom = await aPerson("Tom");
  const [forNew, forTom, revoked] = [
    await invitationTo(board, aNewAddress()),
    await invitationTo(board, tom.email),
    await invitationTo(board, aNewAddress()),
  ];
  const { invitations } = await send("GET", `/boards/v2/projects/${board.id}/all-invitations`);
  await send("DELETE", `/boards/v2/projects/${board.id}/invitation/${invitations[0].id}`);
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
});
