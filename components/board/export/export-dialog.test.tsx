import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ExportDialog } from "@/components/board/export/export-dialog";
import { expectAccessible } from "@/components/testing/axe";
import { aBoard, allModules } from "@/components/testing/records";
import { button, dialogOf, expectGone, expectText, expectVisible, press, textbox } from "@/components/testing/screen";
import { refusal, server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const NONCE = "GET /wp-admin/admin-ajax.php";
const dialog = dialogOf("Export board");
const sent: [string, FormDataEntryValue][][] = [];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    sent.push([...new FormData(this)]);
  });
  server.answer(NONCE, () => new Response("abc123"));
});

const showDialog = (settings = aBoard("Office move").settings) =>
  show(
    <ExportDialog
      board={{ id: 5, title: "Office move", settings }}
      viewer={{ timeZone: "UTC", startOfWeek: 1, modules: allModules() }}
      open
      onOpenChange={() => undefined}
    />,
  );

/** What the server would answer is shown in the frame instead of being saved. */
const refuseInFrame = () => {
  const frame = document.querySelector<HTMLIFrameElement>("iframe[name^=download]");
  if (frame) frame.srcdoc = "refused";
};

test("a timesheet is offered only where time tracking is on", async () => {
  await showDialog({ ...aBoard("Office move").settings, enable_time_tracking: false });

  await expectVisible(page.getByRole("radio", { name: /^Tasks \(CSV\)/ }));
  await expectGone(page.getByRole("radio", { name: /^Timesheet/ }));
});

test("the browser saves the answer to a form with a fresh nonce", async () => {
  await showDialog();
  await expectAccessible();
  await button("Export", dialog).click();

  await expectVisible(dialog.getByText(/^Your browser downloads the file/));
  await page.getByText("Tasks (CSV)").click();
  await button("Export", dialog).click();

  await expect.poll(() => sent).toHaveLength(2);
  expect(sent).toEqual([
    [
      ["action", "boards_export_json"],
      ["with_files", "yes"],
      ["board_id", "5"],
      ["_wpnonce", "abc123"],
    ],
    [
      ["action", "boards_export_csv"],
      ["board_id", "5"],
      ["_wpnonce", "abc123"],
    ],
  ]);
});

test("the timesheet has a range of days, and one that ends before it begins is not sent", async () => {
  await showDialog();
  await page.getByText("Timesheet (CSV)").click();
  await textbox("From", dialog).fill("2026-10-05");
  await textbox("To", dialog).fill("2026-10-01");
  await press("{Tab}");
  await expect
    .element(textbox("To", dialog))
    .toHaveAccessibleDescription("Choose a day that isn’t before the first one.");
  await button("Export", dialog).click();
  expect(sent).toEqual([]);

  await textbox("To", dialog).fill("2026-10-31");
  await button("Export", dialog).click();

  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.filter(([name]) => name === "date_range[]").map(([, day]) => day)).toEqual([
    "2026-10-05",
    "2026-10-31",
  ]);
});

test("a refusal and a missing connection are shown in the dialog", async () => {
  server.answer("POST /wp-admin/admin-ajax.php", () => refusal(403, "You aren’t a manager of this board."));
  await showDialog();
  await button("Export", dialog).click();
  await expectVisible(dialog.getByText(/^Your browser downloads the file/));
  refuseInFrame();
  await expectText(dialog.getByRole("alert"), "The export couldn’t be createdYou aren’t a manager of this board.");

  server.disconnect();
  await button("Export", dialog).click();

  await expectText(dialog.getByRole("alert"), "Can’t reach the server.");
});
