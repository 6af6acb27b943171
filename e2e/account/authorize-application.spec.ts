import { expect, test } from "@playwright/test";
import { aPerson, basic, openSession, signIn } from "@/e2e/support/people";

const consent = (query: Record<string, string>) => `/wp-admin/authorize-application.php?${new URLSearchParams(query)}`;

test("a person signs in, approves an application, and it gets a password that works", async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const person = await aPerson(request, "Oskar");
  await page.route("https://planner.example/**", (route) => route.fulfill({ body: "Thank you" }));
  await page.goto(consent({ app_name: "Pocket Planner", success_url: "https://planner.example/done?state=7" }));
  await expect(page.getByText("An application asks for access.")).toBeVisible();

  await page.getByLabel("User name or e-mail").fill(person.login);
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

test("a rejected application is informed and gets no password; without a return address an approved password is shown", async ({
  page,
  request,
}) => {
  await page.route("https://planner.example/**", (route) => route.fulfill({ body: "A pity" }));
  await signIn(
    page,
    await aPerson(request, "Nora"),
    consent({
      app_name: "Pocket Planner",
      success_url: "https://planner.example/done",
      reject_url: "https://planner.example/no",
    }),
  );
  await page.getByRole("button", { name: "Reject" }).click();
  await page.waitForURL("https://planner.example/no?success=false");
  await page.goto("/profile");
  await expect(page.getByText("No application passwords yet")).toBeVisible();

  await page.goto(consent({ app_name: "Script" }));
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByLabel("Application password", { exact: true })).toHaveValue(/^(\w{4} ){5}\w{4}$/);
});

test("a password is never sent to an unsafe address", async ({ request }) => {
  await openSession(request, await aPerson(request, "Eve"));
  const pageFor = async (address: string) =>
    (await request.get(consent({ app_name: "Bad", success_url: address }))).text();

  expect(await pageFor("https://planner.example/")).toContain("Approve");
  for (const address of [
    "javascript:alert(1)",
    "data:text/html,hello",
    "http://planner.example/",
    "//planner.example/",
  ]) {
    const html = await pageFor(address);
    expect.soft(html, address).toContain("This request can&#x27;t be answered");
    expect.soft(html, address).not.toContain("Approve");
  }
});
