import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NewBoardButton } from "@/components/board-list/new-board/new-board-button";
import { NewBoardDialog } from "@/components/board-list/new-board/new-board-dialog";
import { expectAccessible } from "@/components/testing/axe";
import { aMember } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectDescription,
  expectFocus,
  expectGone,
  expectValue,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const dialog = () => dialogOf("Create board");
const title = () => dialog().getByLabelText("Title");
const open = (part: string) => dialog().getByRole("group").getByText(part, { exact: true }).first().click();

const showPage = () =>
  show(
    <>
      <h1>Boards</h1>
      <NewBoardButton />
      <NewBoardDialog me={0} folder={null} hasTemplates hasRoadmaps />
    </>,
  );

async function openDialog() {
  await showPage();
  await button("Create board").click();
}

test("the form reports a missing title at its field and keeps the input", async () => {
  await openDialog();
  await open("Description");
  await dialog().getByLabelText("What this board is for").fill("Kept");
  await button("Create board", dialog()).click();
  await expectDescription(title(), "Fill in this field.");
  await expectFocus(title());

  server.refuseFields("POST /boards/v2/projects", { title: "Title is required." });
  await title().fill("   ");
  await press("{Enter}");
  await expectDescription(title(), /required|Fill/);
  await expectValue(dialog().getByLabelText("What this board is for"), "Kept");
});

test("the URL opens the dialog for a new board, and closing it returns the focus", async () => {
  await openDialog();
  await expectFocus(title());
  expect(location.search).toBe("?new");
  await press("{Escape}");
  await expectGone(dialog());
  expect(location.search).toBe("");
  await expectFocus(button("Create board"));

  await press("c");
  await expectFocus(title());
  history.back();
  await expectGone(dialog());
});

test("stages of a new board are added, moved and removed by keyboard, and the focus stays with them", async () => {
  await openDialog();
  await open("Stages");
  const stage = (place: number) => dialog().getByLabelText(`Stage ${place}`, { exact: true });
  await button("Remove “In progress”", dialog()).click();
  await expectFocus(stage(1));

  await press("{Enter}");
  await expectFocus(stage(2));
  await press("Waiting{Alt>}{ArrowUp}{/Alt}");
  await expectValue(stage(1), "Waiting");
  await expectFocus(stage(1));
  await button("Move “Waiting” down", dialog()).click();
  await expectFocus(button("Move “Waiting” down", dialog()));

  await expect.element(dialog().getByText("“Waiting” is now 2 of 3")).toBeInTheDocument();
});

test("people are found by name for a new board, and can be removed again", async () => {
  const zenobia = aMember("Zenobia Example");
  server.answer("GET /boards/v2/search-boards-users", ({ query }) =>
    "zenobia example".includes(query.get("searchInput") ?? "") ? [zenobia] : [],
  );
  await openDialog();
  await open("Members");
  await button("Add people", dialog()).click();
  await page.getByRole("combobox", { name: "People" }).fill("zeno");
  await page.getByRole("option", { name: "Zenobia Example" }).click();
  await press("{Escape}");

  await button("Remove Zenobia Example", dialog()).click();

  await expectGone(button("Remove Zenobia Example", dialog()));
});

test("the dialog for a new board has no accessibility violations with all its parts open", async () => {
  await openDialog();
  for (const part of ["Description", "Stages", "Labels", "Members", "Background"]) await open(part);

  await expectAccessible();
});
