import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard } from "@/e2e/support/boards";
import { consoleErrorsOf } from "@/e2e/support/page";
import { invitationTo } from "@/e2e/support/invitations";
import { aPerson, administrator, signIn } from "@/e2e/support/people";

let invited = 0;
const aNewAddress = () => `newcomer-${process.pid}-${(invited += 1)}@example.com`;

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
