import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { OfflineBar } from "@/components/shell/offline-bar";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { serveNotifications } from "@/components/testing/notifications";
import { button, dialogOf, expectGone, expectValue, expectVisible, press } from "@/components/testing/screen";
import { closePanels, Shell } from "@/components/testing/shell";
import { show, TestBoard } from "@/components/testing/show";

const dialog = () => dialogOf("Keyboard shortcuts");

beforeEach(closePanels);

async function showKeysOfBoard(role: "Member" | "Viewer", search = "") {
  const world = aBoardOnServer({ role, tasks: { "To do": ["Van"] } });
  history.replaceState(null, "", `/boards/${world.board.id}${search}`);
  serveNotifications([]);
  await show(
    <Shell>
      <TestBoard world={world} />
    </Shell>,
  );
  await press("?");
  await expectVisible(dialog());
}

const keysIn = (group: string) => {
  const rows = [...dialog().getByRole("region", { name: group, exact: true }).element().querySelectorAll("dl > div")];
  return Object.fromEntries(
    rows.map((row) => [
      row.querySelector("dt")?.textContent,
      [...row.querySelectorAll("kbd")].map(({ textContent }) => textContent),
    ]),
  );
};

test("shortcuts work on the page, but not while somebody types or a dialog is open", async () => {
  serveNotifications([]);
  history.replaceState(null, "", "/profile");
  await show(
    <Shell>
      <input aria-label="Name of the program" />
    </Shell>,
  );
  const field = page.getByLabelText("Name of the program");

  await userEvent.type(field, "?b");
  await expectValue(field, "?b");
  await expectGone(dialog());
  button("Keyboard shortcuts").element().focus();
  await press("?");
  await expectVisible(dialog().getByRole("region", { name: "Everywhere" }).getByText("Search", { exact: true }));
  await press("b");
  expect(location.pathname).toBe("/profile");
  await press("{Escape}");
  await expectGone(dialog());
  await press("b");
  expect(location.pathname).toBe("/boards");
  await press("m");
  expect(location.pathname).toBe("/my-tasks");
});

test("on a board the dialog lists all shortcuts, also those of a card and of a dragged one", async () => {
  await showKeysOfBoard("Member");

  expect(keysIn("Focused task")).toMatchObject({
    Open: ["Enter"],
    "Next task": ["↓"],
    "Previous task": ["↑"],
    "Task in next stage": ["→"],
    "Task in previous stage": ["←"],
    "First task in stage": ["Home"],
    "Last task in stage": ["End"],
    Archive: ["Del"],
  });
  expect(keysIn("Moving")).toMatchObject({
    "Pick up": ["Space"],
    Move: ["↑", "↓", "←", "→"],
    "Move to start or end": ["Home", "End"],
    Drop: ["Space", "Enter"],
    "Cancel move": ["Esc"],
  });
  expect(keysIn("Everywhere")).toMatchObject({ "Close a dialog or menu": ["Esc"] });
  await expectAccessible();
});

test("in a list the arrow keys are those of its rows and groups", async () => {
  await showKeysOfBoard("Member", "?view=list");

  await expect
    .poll(() => keysIn("Focused task"))
    .toMatchObject({
      "Next task": ["↓"],
      "First task": ["Home"],
      "Group of the task": ["←"],
      "Expand the focused group": ["→"],
      "Collapse the focused group": ["←"],
      Archive: ["Del"],
    });
  expect(keysIn("Focused task")).not.toHaveProperty("Task in next stage");
  await expect
    .poll(() => keysIn("Moving"))
    .toMatchObject({ "Move up or down": ["↑", "↓"], "Move to another group": ["←", "→"] });
});

test("a viewer sees no shortcuts that move or archive", async () => {
  await showKeysOfBoard("Viewer");

  expect(keysIn("Focused task")).toMatchObject({ "Next task": ["↓"] });
  expect(keysIn("Focused task")).not.toHaveProperty("Archive");
  await expectGone(dialog().getByRole("region", { name: "Moving" }));
});

test.each([
  { place: "the bell", name: "Notifications", width: 1280 },
  { place: "the inbox of a phone", name: "Inbox", width: 390 },
])(
  "the count is inside $place, is 99+ from a hundred on, and its name contains the number",
  async ({ name, width }) => {
    await page.viewport(width, 800);
    serveNotifications([]);
    await show(<Shell unread={120} />);
    const button = page.getByRole("button", { name: `${name}, 120 unread` });
    const badge = button.getByText("99+").element().getBoundingClientRect();
    const box = button.element().getBoundingClientRect();

    const RING = 2;
    expect(badge.top - RING).toBeGreaterThanOrEqual(box.top);
    expect(badge.right + RING).toBeLessThanOrEqual(box.right);
  },
);

test("the page says so while the browser is offline", async () => {
  const sentence = page.getByText("You’re offline");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await show(<OfflineBar person={1} />);
  await expectGone(sentence);

  online.mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  await expectVisible(sentence);
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await expectGone(sentence);
});
