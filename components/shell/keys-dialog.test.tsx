import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BoardScreen } from "@/components/board/screen/board-screen";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { serveNotifications } from "@/components/testing/notifications";
import { button, dialogOf, expectGone, expectValue, expectVisible, press } from "@/components/testing/screen";
import { closePanels, Shell } from "@/components/testing/shell";
import { show } from "@/components/testing/show";

const dialog = () => dialogOf("Keys");

beforeEach(closePanels);

async function showKeysOfBoard(role: "Member" | "Viewer") {
  const world = aBoardOnServer({ role, tasks: { "To do": ["Van"] } });
  serveNotifications([]);
  await show(
    <Shell>
      <BoardScreen
        board={world.board}
        first={world.firstPages()}
        viewer={world.viewer}
        now={new Date().toISOString()}
      />
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
  button("All keys").element().focus();
  await press("?");
  await expectVisible(dialog().getByRole("region", { name: "Everywhere" }).getByText("Find a board"));
  await press("b");
  expect(location.pathname).toBe("/profile");
  await press("{Escape}");
  await expectGone(dialog());
  await press("b");
  expect(location.pathname).toBe("/");
});

test("on a board the dialog lists all shortcuts, also those of a card and of a dragged one", async () => {
  await showKeysOfBoard("Member");

  expect(keysIn("The card in focus")).toMatchObject({
    Open: ["Enter"],
    "Next card": ["↓"],
    "Previous card": ["↑"],
    "Card of the next stage": ["→"],
    "Card of the previous stage": ["←"],
    "First card of the stage": ["Home"],
    "Last card of the stage": ["End"],
    Archive: ["Del"],
  });
  expect(keysIn("Moving a card or a stage")).toMatchObject({
    "Pick it up": ["Space"],
    "Move it": ["↑", "↓", "←", "→"],
    "Move it to the start or the end": ["Home", "End"],
    "Put it down": ["Space", "Enter"],
    "Put it back": ["Esc"],
  });
  expect(keysIn("Everywhere")).toMatchObject({ "Close a dialog or a menu": ["Esc"] });
  await expectAccessible();
});

test("a viewer sees no shortcuts that move or archive", async () => {
  await showKeysOfBoard("Viewer");

  expect(keysIn("The card in focus")).toMatchObject({ "Next card": ["↓"] });
  expect(keysIn("The card in focus")).not.toHaveProperty("Archive");
  await expectGone(dialog().getByRole("region", { name: "Moving a card or a stage" }));
});

test("people who may not create boards get neither a button nor a shortcut for it", async () => {
  serveNotifications([]);
  const shown = await show(<Shell canCreate />);
  await expectVisible(button("Create a board"));

  await shown.unmount();
  await show(<Shell />);
  await expectVisible(button("Find a board"));
  await expectGone(button("Create a board"));
  await press("c");
  expect(location.search).toBe("");
});
