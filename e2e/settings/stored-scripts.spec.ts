import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { consoleErrorsOf } from "@/e2e/support/page";
import { administrator, endSession, send, signIn } from "@/e2e/support/people";

/** The validation of titles ignores an unclosed tag, but a browser would not. */
const PAYLOADS = [
  `one "'><img src=/nowhere onerror=window.ran=1 x="`,
  `two </title><svg onload=window.ran=1 `,
  `three {{window.ran=1}} \${window.ran=1} ';window.ran=1//`,
];

/** The title without complete tags. */
const textOf = (payload: string) => payload.replace("</title>", "").trim();

test("S12: titles and names with scripts are plain text on every page", async ({ page }) => {
  const { title: siteTitle } = await send("GET", "/wp/v2/settings");
  const consoleErrors = consoleErrorsOf(page);
  const reports: string[] = [];
  await page.exposeFunction("report", (violation: string) => reports.push(violation));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { report: (text: string) => void }).report(`${violatedDirective} ${blockedURI}`),
    ),
  );
  page.on("dialog", (dialog) => void dialog.dismiss().then(() => consoleErrors.push(dialog.message())));

  const hasRun = () => page.evaluate(() => (window as unknown as { ran?: number }).ran);

  for (const [at, payload] of PAYLOADS.entries()) {
    const person = {
      ...administrator,
      name: payload,
      login: `script-${process.pid}-${at}`,
      email: `script-${process.pid}-${at}@example.com`,
    };
    const stored = textOf(payload);
    const { id } = await send("POST", "/wp/v2/users", {
      username: person.login,
      name: payload,
      email: person.email,
      password: person.password,
      roles: "administrator",
    });
    await send("POST", `/wp/v2/users/${id}/application-passwords`, { name: payload });
    await send("POST", "/boards/v2/projects", { board: { title: payload, type: "to-do" } });
    await send("POST", "/wp/v2/settings", { title: payload });
    try {
      await endSession(page);
      await page.goto("/login");
      await expect(page.getByText(stored)).toBeVisible();
      expect(await hasRun()).toBeUndefined();
      await signIn(page, person);
      await expect(page.getByRole("list", { name: "Boards" }).getByText(stored)).toBeVisible();
      await expect(page.getByRole("button", { name: `Account: ${stored}` })).toBeVisible();
      expect(await hasRun()).toBeUndefined();
      await page.goto("/profile/account");
      await expect(page.getByRole("list", { name: "Application passwords" }).getByText(stored)).toBeVisible();
      expect(await hasRun()).toBeUndefined();
      await page.goto(`/wp-admin/authorize-application.php?${new URLSearchParams({ app_name: payload })}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(payload.trim());
    } finally {
      await send("POST", "/wp/v2/settings", { title: siteTitle });
    }
    expect(await hasRun()).toBeUndefined();
  }

  expect(consoleErrors).toEqual([]);
  expect(reports).toEqual([]);
});
