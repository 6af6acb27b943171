import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addressOfScreenshot } from "@/scripts/contract/pages";
import type { Screen } from "@/scripts/screenshots/screen";

const screenshotOf = (name: string): Screen => ({ name, path: addressOfScreenshot(name) });

/** While there are no users. */
export const setupScreens = (setupLink: string): Screen[] => [
  { name: "setup-without-link", path: "/setup" },
  { name: "setup-wrong-link", path: "/setup?token=guessed" },
  { name: "setup", path: setupLink },
  {
    name: "setup-refused",
    path: setupLink,
    act: (page) => page.getByRole("button", { name: "Create site" }).click(),
  },
];

/** While there are no boards and nobody has skipped the steps. */
export const WELCOME: Screen[] = [
  { name: "welcome", path: "/welcome" },
  { name: "welcome-stages", path: "/welcome", act: toStages },
  { name: "welcome-task", path: "/welcome", act: (page) => toStages(page).then(() => next(page)) },
];

export const PLAIN_ROUTES: Screen[] = [
  screenshotOf("sign-in"),
  { name: "sign-in-refused", path: "/login", act: signInWrong },
  screenshotOf("forgotten-password"),
  { name: "forgotten-password-answered", path: "/login/forgot", act: askForPassword },
  screenshotOf("reset-password"),
  { name: "reset-password-incomplete", path: "/login/reset" },
  screenshotOf("setup-done"),
  screenshotOf("unsubscribe-incomplete"),
  screenshotOf("invitation-incomplete"),
  screenshotOf("public-board-missing"),
  screenshotOf("public-board-short-link-missing"),
  screenshotOf("public-board-embed-missing"),
  screenshotOf("follow-incomplete"),
  screenshotOf("roadmap-missing"),
  screenshotOf("roadmap-changelog-missing"),
  screenshotOf("roadmap-idea-missing"),
  screenshotOf("api"),
  screenshotOf("api-labels"),
  { name: "api-comments", path: "/api-docs/comments" },
  screenshotOf("api-guide"),
];

export const LISTS: Screen[] = [
  screenshotOf("home"),
  { name: "home-mentions", path: "/?tab=completed&activity=mentions" },
  {
    name: "home-sort",
    path: "/?tab=assigned",
    act: (page) => page.getByRole("button", { name: "Sort tasks" }).click(),
  },
  { name: "home-tabs", path: "/", act: (page) => page.getByRole("button", { name: "Configure tabs" }).click() },
  screenshotOf("my-tasks"),
  { name: "my-tasks-none", path: "/my-tasks?tab=mentioned" },
  screenshotOf("reports"),
  { name: "reports-refused", path: "/reports?from=2026-11-25&to=2026-11-24" },
  screenshotOf("reports-tasks"),
  screenshotOf("reports-activity"),
  screenshotOf("reports-timesheet"),
  screenshotOf("reports-roadmap"),
  screenshotOf("reports-flow"),
  { name: "reports-flow-no-board", path: "/reports/flow" },
  screenshotOf("timesheet"),
  { name: "timesheet-people", path: "/timesheet?by=people" },
  { name: "timesheet-empty", path: "/timesheet?week=2020-01-01" },
  screenshotOf("boards"),
  { name: "boards-search", path: "/boards?search=road" },
  { name: "boards-nothing-found", path: "/boards?search=zzz" },
  { name: "boards-archived", path: "/boards?show=archived" },
  { name: "boards-trash", path: "/boards?show=trash" },
  { name: "new-board", path: "/boards?new" },
  screenshotOf("import"),
  { name: "import-trello", path: "/boards/import?account=trello" },
  { name: "import-kind", path: "/boards/import", act: chooseUnknownFile },
  { name: "import-csv", path: "/boards/import", act: chooseTable },
  screenshotOf("import-missing"),
  { name: "palette", path: "/", act: (page) => page.keyboard.press("Control+k") },
  { name: "quick-create", path: "/", act: (page) => page.keyboard.press("c") },
  screenshotOf("people"),
  { name: "people-chosen", path: "/people", act: choosePeople },
  { name: "person", path: "/people?search=amara", act: openPerson },
  { name: "person-activity", path: "/people?search=amara", act: lookAtActivity },
  { name: "new-folder", path: "/boards", act: (page) => page.getByRole("button", { name: "Create folder" }).click() },
  screenshotOf("profile"),
  screenshotOf("profile-tasks"),
  { name: "profile-tasks-table", path: "/profile/tasks?tab=assigned&view=table" },
  screenshotOf("profile-activity"),
  screenshotOf("profile-notifications"),
  screenshotOf("profile-layouts"),
  screenshotOf("profile-account"),
  screenshotOf("settings"),
  screenshotOf("settings-features"),
  screenshotOf("settings-mcp"),
  screenshotOf("settings-assistant"),
  screenshotOf("settings-roadmap"),
  screenshotOf("settings-webhooks"),
  screenshotOf("webhook-missing"),
  screenshotOf("settings-outgoing-webhooks"),
  screenshotOf("new-outgoing-webhook"),
  screenshotOf("outgoing-webhook"),
  {
    name: "new-webhook",
    path: "/settings/webhooks",
    act: (page) => page.getByRole("button", { name: "New webhook" }).click(),
  },
  screenshotOf("settings-storage"),
  screenshotOf("mails"),
  { name: "mail", path: "/settings/mail", act: (page) => page.getByRole("table").getByRole("link").first().click() },
  {
    name: "account-menu",
    path: "/",
    act: (page) => page.getByRole("button", { name: "Account: Amelie Brandt" }).click(),
  },
  screenshotOf("sign-out"),
  screenshotOf("offline"),
  screenshotOf("authorize"),
  { name: "authorize-refused", path: "/wp-admin/authorize-application.php?success_url=data:x" },
  { name: "not-found", path: "/boards/999999" },
  { name: "nothing-here", path: "/nothing-here" },
];

const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

async function toStages(page: Page) {
  await page.getByLabel("Title").fill("Summer season");
  await next(page);
}

const chooseFile = (page: Page, name: string, text: string) =>
  page.getByLabel("File to import").setInputFiles({ name, mimeType: "", buffer: Buffer.from(text) });

async function chooseUnknownFile(page: Page) {
  await chooseFile(page, "board.json", '{"things": []}');
  await page.getByRole("group", { name: "What kind of file is it?" }).waitFor();
}

async function chooseTable(page: Page) {
  const rows = ["Task;List;Deadline;Owner;Effort", "Rent chairs;Open;31.5.2027;ben@example.com;3", "Tent;Done;soon;;8"];
  await chooseFile(page, "summer.csv", rows.join("\n"));
  await page.getByRole("region", { name: "Columns" }).waitFor();
}

async function signInWrong(page: Page) {
  await page.getByLabel("User name or email").fill("amara");
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function openPerson(page: Page) {
  await page.getByRole("list", { name: "People" }).getByRole("link").click();
  await page.getByRole("region", { name: "Activity", exact: true }).waitFor();
}

async function lookAtActivity(page: Page) {
  await openPerson(page);
  await page.getByRole("region", { name: "Activity", exact: true }).evaluate((section) => section.scrollIntoView());
}

async function choosePeople(page: Page) {
  for (const box of (await page.getByRole("checkbox").all()).slice(0, 3)) await box.check();
  await page.getByRole("button", { name: "Add to boards…" }).click();
}

/** With a different name each time, because of the rate limit per name. */
async function askForPassword(page: Page) {
  await page.getByLabel("User name or email").fill(randomUUID());
  await page.getByRole("button", { name: "Send link" }).click();
}
