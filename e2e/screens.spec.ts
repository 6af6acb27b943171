import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { complaintsOf } from "./complaints";
import { administrator, signIn } from "./people";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const doors = ["/login", "/login/forgot", "/login/reset?token=x", "/login/reset", "/setup", "/there/is/nothing"];
const rooms = ["/", "/profile", "/logout", "/wp-admin/authorize-application.php?app_name=Planner&success_url=https://planner.example/", "/wp-admin/authorize-application.php?success_url=data:x"];

/**
 * Evaluated by the debugger, so that the page's own policy stays in force. The focus guards of menus are left out: they
 * are hidden on purpose and pass the focus on at once.
 */
async function seriousProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ exclude: '[data-base-ui-focus-guard]' }, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'] })");
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

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
  await signIn(page, administrator, "/login?redirect_to=%2Fprofile");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.reload();

  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  const html = await (await request.get("/login", { headers: { cookie: "boards-theme=dark" } })).text();
  expect(html).toContain('data-theme="dark"');
});
