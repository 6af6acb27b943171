import { test } from "vitest";
import { page } from "vitest/browser";
import type { ImportJson } from "@/components/imports/import-data";
import { ImportScreen } from "@/components/imports/progress/import-screen";
import { expectAccessible } from "@/components/testing/axe";
import { anImport, IMPORT_ID } from "@/components/testing/imports";
import { button, dialogOf, expectAttribute, expectGone, expectText, expectVisible } from "@/components/testing/screen";
import { refusal, server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const PATH = `/boards-app/v1/imports/${IMPORT_ID}`;

/** The import on the fake server, which the test moves on. */
async function showRunning(first: Partial<ImportJson> = {}) {
  const world = { current: anImport(first) };
  server.answer(`GET ${PATH}`, () => ({ import: world.current }));
  await show(<ImportScreen first={world.current} />);
  return (next: Partial<ImportJson>) => void (world.current = anImport(next));
}

const report = {
  ...anImport().report,
  counts: { ...anImport().report.counts, tasks: 450, comments: 30 },
  people: { matched: 2, unmatched: [{ name: "Ben Okafor", email: "ben@example.com" }] },
  notes: [{ kind: "attachment" as const, title: "plan.pdf", reason: "Its address doesn’t respond." }],
  more_notes: 3,
};

test("progress moves on by itself, and ends with a report of what came and what did not", async () => {
  const moveOn = await showRunning();
  const bar = page.getByRole("progressbar", { name: "Import of “Office move”" });
  await expectAttribute(bar, "aria-valuetext", "42%, Importing tasks");
  await expectVisible(page.getByText("200 of 450 tasks"));
  await expectAccessible();

  moveOn({ phase: "finishing", percentage: 97, completed: 450 });
  await expectAttribute(bar, "aria-valuenow", "97");
  await expectText(page.getByRole("status").first(), "Finishing");
  moveOn({ status: "completed", phase: "completed", percentage: 100, completed: 450, report });

  await expectText(page.getByRole("status"), "“Office move” is imported");
  await expectText(page.getByRole("region", { name: "What came" }), "450");
  await page.getByText("1 person wasn’t found by email address").click();
  await page.getByText("4 things didn’t come, or changed").click();
  await expectVisible(page.getByText("and 3 more"));
  await expectAttribute(page.getByRole("link", { name: "Open board" }), "href", "/boards/12");
  await expectAccessible();
});

test("a lost connection is said, and the screen catches up", async () => {
  const moveOn = await showRunning();
  server.disconnect();
  await expectVisible(page.getByText(/^You’re offline\. The import continues on the server/));

  server.reconnect();
  moveOn({ status: "completed", percentage: 100, report });

  await expectVisible(page.getByText("“Office move” is imported"));
});

test("someone who was signed out is asked to sign in, and the screen goes on after that", async () => {
  const moveOn = await showRunning();
  const signIn = server.answer(`GET ${PATH}`, () => refusal(401, "no", "rest_not_logged_in"));
  await expectText(page.getByRole("alert"), "You’re signed out.");

  signIn();
  moveOn({ percentage: 60 });

  await expectAttribute(page.getByRole("progressbar"), "aria-valuenow", "60");
  await expectGone(page.getByRole("alert"));
});

test("canceling asks first; a refusal is said, and then it is canceled", async () => {
  const moveOn = await showRunning();
  const canceled = { status: "failed", is_cancelled: true, board_id: null };
  const refuse = server.refuse(`POST ${PATH}/cancel`, 409, "This import has already ended.");
  await button("Cancel import").click();
  const dialog = dialogOf("Cancel this import?");
  await button("Cancel import", dialog).click();
  await expectText(dialog.getByRole("alert"), "This import has already ended.");

  refuse();
  server.answer(`POST ${PATH}/cancel`, () => {
    moveOn(canceled);
    return { import: anImport(canceled) };
  });
  await button("Cancel import", dialog).click();

  await expectText(page.getByRole("status"), "The import was canceledNothing of it was kept.");
  await expectGone(button("Try again"));
  await expectGone(page.getByRole("link", { name: "Open board" }));
});

test("a failure says what failed, and trying again goes on", async () => {
  const moveOn = await showRunning({ status: "failed", message: "The file ends too early.", completed: 200 });
  await expectText(page.getByRole("alert"), "The file ends too early.");
  await expectAccessible();
  server.answer(`POST ${PATH}/retry`, () => {
    moveOn({ percentage: 50 });
    return { import: anImport({ status: "queued", phase: "tasks", percentage: 45 }) };
  });

  await button("Continue import").click();

  await expectAttribute(page.getByRole("progressbar"), "aria-valuenow", "50");
});
