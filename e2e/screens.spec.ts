import { expect, test } from "@playwright/test";
import { seriousProblems } from "./axe";
import { complaintsOf } from "./complaints";
import { administrator, signIn } from "./people";

const doors = ["/login", "/login/forgot", "/login/reset?token=x", "/login/reset", "/setup", "/unsubscribe?token=x", "/there/is/nothing"];
const rooms = ["/", "/people", "/profile", "/settings", "/settings/mail", "/settings/mail/2000000000", "/logout", "/wp-admin/authorize-application.php?app_name=Planner&success_url=https://planner.example/", "/wp-admin/authorize-application.php?success_url=data:x"];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test("the doors break no rule of access or of the content security policy", async ({ page }) => {
      const complaints = complaintsOf(page);
      for (const address of doors) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

        expect(await seriousProblems(page), address).toEqual([]);
      }
      expect(complaints).toEqual([]);
    });

    test("the rooms neither, with menu and dialog open", async ({ page }) => {
      const complaints = complaintsOf(page);
      await signIn(page, administrator);
      for (const address of rooms) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

        expect(await seriousProblems(page), address).toEqual([]);
      }

      await page.goto("/profile");
      await page.getByRole("button", { name: /^Account/ }).click();
      await page.getByRole("menuitemradio", { name: "Dark" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      expect(await seriousProblems(page), "menu").toEqual([]);
      await page.keyboard.press("Escape");

      const name = `Axe ${colorScheme}`;
      await page.getByLabel("Name of the program").fill(name);
      await page.getByRole("button", { name: "Create password" }).click();
      await page.getByRole("button", { name: `Revoke ${name}` }).click();
      await expect(page.getByRole("dialog", { name: /^Revoke/ })).toBeVisible();
      expect(await seriousProblems(page), "dialog").toEqual([]);
      await page.getByRole("dialog", { name: /^Revoke/ }).getByRole("button", { name: "Revoke" }).click();
      await expect(page.getByText("Application password revoked").first()).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test("the chosen theme is there in the server's page", async ({ page, request }) => {
  await signIn(page, administrator, "/profile");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.reload();

  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  const html = await (await request.get("/login", { headers: { cookie: "boards-theme=dark" } })).text();
  expect(html).toContain('data-theme="dark"');
});
