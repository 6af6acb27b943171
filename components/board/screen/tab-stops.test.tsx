import { expect, test } from "vitest";
import { aBoardOnServer } from "@/components/testing/board";
import { column, item, linkOf, openBoard } from "@/components/testing/on-board";
import { button, expectFocus, expectGone, expectVisible, press } from "@/components/testing/screen";

const TASKS = { "To do": ["Fix login", "Pack books", "Buy tape"], Done: ["Sign lease", "Find a van"] };
const names = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

/** What gets the focus with each press of the key. */
async function stops(keys: string, count: number): Promise<(string | null | undefined)[]> {
  const seen = [];
  for (let turn = 0; turn < count; turn += 1) {
    await press(keys);
    seen.push(names());
  }
  return seen;
}

const openWithTasks = () => openBoard(aBoardOnServer({ stages: ["To do", "Done"], tasks: TASKS }));

test("the cards of a column are one tab stop, followed by the column's next control and the next column", async () => {
  await openWithTasks();
  button("Actions for To do", column("To do")).element().focus();

  expect(await stops("{Tab}", 3)).toEqual(["Fix login", "Add a task", "Move stage Done"]);
  expect(await stops("{Shift>}{Tab}{/Shift}", 3)).toEqual(["Add a task", "Fix login", "Actions for To do"]);
});

test("Tab comes back to the card of a column that had the focus last, and each column has its own", async () => {
  await openWithTasks();
  linkOf("Fix login").element().focus();
  await press("{ArrowDown}{ArrowDown}");
  expect(names()).toBe("Buy tape");
  await press("{ArrowRight}");
  expect(names()).toBe("Find a van");

  button("Actions for To do", column("To do")).element().focus();
  expect(await stops("{Tab}", 1)).toEqual(["Buy tape"]);
  button("Actions for Done", column("Done")).element().focus();
  expect(await stops("{Tab}", 1)).toEqual(["Find a van"]);
});

test("a column whose last card with the focus is gone is entered at its first one", async () => {
  const world = aBoardOnServer({ stages: ["To do", "Done"], tasks: TASKS });
  await openBoard(world);
  linkOf("Pack books").element().focus();
  button("Actions for Done").element().focus();
  world.remove(world.task("Pack books").id);
  await expectGone(linkOf("Pack books"));

  button("Actions for To do", column("To do")).element().focus();
  expect(await stops("{Tab}", 1)).toEqual(["Fix login"]);
});

test.each(["{Shift>}{F10}{/Shift}", "{ContextMenu}"])(
  "%s opens the menu of the card in focus, and Escape leads back to the card",
  async (keys) => {
    await openWithTasks();
    linkOf("Pack books").element().focus();

    await press(keys);
    await expectVisible(item("Rename"));
    await expectFocus(item("Open"));
    await press("{Escape}");

    await expectFocus(linkOf("Pack books"));
  },
);
