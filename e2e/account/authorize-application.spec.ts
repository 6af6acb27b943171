import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { tabTo } from "@/e2e/support/page";
import { aPerson, basic, openSession, signIn } from "@/e2e/support/people";

const consent = (query: Record<string, string>) => `/wp-admin/authorize-application.php?${new URLSearchParams(query)}`;

test("a person signs in, approves an application, and it gets a password that works", async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await aPerson("Oskar");
  await page.route("https://planner.example/**", (route) => route.fulfill({ body: "Thank you" }));
  await page.goto(consent({ app_name: "Pocket Planner", success_url: "https://planner.example/done?state=7" }));
  await expect(page.getByText("An app wants to access your account.")).toBeVisible();

  await page.getByLabel("User name or email").fill(person.login);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Connect Pocket Planner?" })).toBeVisible();
  await expect(page.getByText("planner.example", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("https://planner.example/**");

  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ state: "7", site_url: baseURL, user_login: person.login });
  const program = await playwright.request.newContext({ baseURL });
  const me = await program.get("/wp-json/wp/v2/users/me", {
    headers: basic(person.login, searchParams.get("password") ?? ""),
  });
  expect(me.status()).toBe(200);
  await program.dispose();
});

test("a rejected application is informed and gets no password", async ({ page }) => {
  await page.route("https://planner.example/**", (route) => route.fulfill({ body: "A pity" }));
  await signIn(
    page,
    await aPerson("Nora"),
    consent({
      app_name: "Pocket Planner",
      success_url: "https://planner.example/done",
      reject_url: "https://planner.example/no",
    }),
  );
  await page.getByRole("button", { name: "Reject" }).click();
  await page.waitForURL("https://planner.example/no?success=false");
  await page.goto("/profile/account");
  await expect(page.getByText("No application passwords yet")).toBeVisible();
});

test("a person signs in, approves an application without a return address and copies its password with the keyboard alone", async ({
  page,
}) => {
  const person = await aPerson("Klaus");
  await page.goto(consent({ app_name: "Clipper" }));
  await expect(page.getByLabel("User name or email")).toBeFocused();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await page.keyboard.type(person.login);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Connect Clipper?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toBeEnabled();

  await tabTo(page.getByRole("button", { name: "Reject" }), page);
  await tabTo(page.getByRole("button", { name: "Approve" }), page, "Shift+Tab");
  await page.keyboard.press("Enter");

  const password = page.getByLabel("Application password", { exact: true });
  await expect(password).toHaveValue(/^(\w{4} ){5}\w{4}$/);
  await tabTo(password, page, "Shift+Tab");
  await tabTo(page.getByRole("link", { name: "Go to your profile" }), page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Revoke “Clipper”" })).toBeVisible();
});

test("a password is never sent to an unsafe address", async ({ request }) => {
  await openSession(request, await aPerson("Eve"));
  const pageFor = async (address: string) =>
    (await request.get(consent({ app_name: "Bad", success_url: address }))).text();

  expect(await pageFor("https://planner.example/")).toContain(">Approve</button>");
  for (const address of [
    "javascript:alert(1)",
    "data:text/html,hello",
    "http://planner.example/",
    "//planner.example/",
  ]) {
    const html = await pageFor(address);
    expect.soft(html, address).toContain("This request isn’t valid");
    expect.soft(html, address).not.toContain(">Approve</button>");
  }
});
