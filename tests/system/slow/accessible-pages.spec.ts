import { expect, type Page } from "@playwright/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { aBoard } from "@/e2e/support/boards";
import { invitationTo } from "@/e2e/support/invitations";
import { aPerson, openSession, send, signIn } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";
import { strictTest as test } from "@/e2e/support/test";
import { addressesFor } from "@/scripts/contract/pages";

/** The pages of `scripts/contract/pages.ts`, and the same pages at other addresses. */
const PUBLIC_PAGES = [...addressesFor("nobody"), "/login/reset", "/there/is/nothing"];
const SIGNED_IN_PAGES = [...addressesFor("somebody"), "/wp-admin/authorize-application.php?success_url=data:x"];

async function expectAccessible(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    expect.soft(await problemsInBothColours(page), address).toEqual([]);
  }
}

test("the pages before signing in are accessible, and keep the content security policy", async ({ page }) => {
  await expectAccessible(page, PUBLIC_PAGES);
});

test("the signed-in pages are accessible, and keep the content security policy", async ({ page }) => {
  const mia = await aPerson("Mia");
  await aBoard({ title: "Greenhouse", members: [mia] });
  await openSession(page.context().request, mia);
  await expectAccessible(page, SIGNED_IN_PAGES);
});

test("the pages of the API are accessible and fit a phone", async ({ page }) => {
  test.setTimeout(120_000);
  const fitsPhone = async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(390);
    await page.setViewportSize({ width: 1280, height: 720 });
  };
  await page.goto("/api-docs");
  await fitsPhone();
  // All endpoints look alike.
  await page.getByRole("searchbox", { name: "Search endpoints" }).fill("label");
  await expect(page.getByRole("link", { name: /Create a task/ })).toHaveCount(0);
  expect.soft(await problemsInBothColours(page), "list").toEqual([]);

  for (const address of ["/api-docs/labels", "/api-docs/guide"]) {
    await page.goto(address);
    expect.soft(await problemsInBothColours(page), address).toEqual([]);
    await fitsPhone();
  }
  await page.goto("/api-docs/tasks");
  await fitsPhone();
});

test("every page of an invitation is accessible in both colours and fits a phone; revoked and invalid links show the same page", async ({
  phone: page,
}) => {
  const board = await aBoard({
    title: "A board with a name that is as long as names of boards come, and then a bit",
  });
  const tom = await aPerson("Tom");
  const [forNew, forTom, revoked] = [
    await invitationTo(board, "newcomer@example.com"),
    await invitationTo(board, tom.email),
    await invitationTo(board, "revoked@example.com"),
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
  for (const address of [revoked, "/invitations?token=made-up", "/invitations"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "This invitation is no longer valid" })).toBeVisible();
  }
  await signIn(page, tom);
  await check(forTom);
  await check(forNew);
});
