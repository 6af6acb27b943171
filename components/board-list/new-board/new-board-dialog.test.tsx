import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NewBoardButton } from "@/components/board-list/new-board/new-board-button";
import { NewBoardDialog } from "@/components/board-list/new-board/new-board-dialog";
import { seriousProblems } from "@/components/testing/axe";
import { aMember } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const dialog = () => page.getByRole("dialog", { name: "New board" });
const title = () => dialog().getByLabelText("Title");
const open = (part: string) => dialog().getByRole("group").getByText(part, { exact: true }).first().click();

const showPage = () =>
  show(
    <>
      <h1>Boards</h1>
      <NewBoardButton />
      <NewBoardDialog me={0} folder={null} />
    </>,
  );

test("the form reports a missing title at its field and keeps the input", async () => {
  await showPage();
  await page.getByRole("button", { name: "New board" }).click();
  await open("Description");
  await dialog().getByLabelText("What the board is for").fill("Kept");
  await dialog().getByRole("button", { name: "Create board" }).click();
  await expect.element(title()).toHaveAccessibleDescription("Please fill this in.");
  await expect.element(title()).toHaveFocus();

  server.answer("POST /boards/v2/projects", () =>
    Response.json(
      {
        code: "rest_invalid_param",
        message: "Title is required.",
        data: { status: 400, params: { title: "Title is required." } },
      },
      { status: 400 },
    ),
  );
  await title().fill("   ");
  await userEvent.keyboard("{Enter}");
  await expect.element(title()).toHaveAccessibleDescription(/required|fill/);
  await expect.element(dialog().getByLabelText("What the board is for")).toHaveValue("Kept");
});

test("the URL opens the dialog for a new board, and closing it returns the focus", async () => {
  await showPage();
  await page.getByRole("button", { name: "New board" }).click();
  await expect.element(title()).toHaveFocus();
  expect(location.search).toBe("?new");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(location.search).toBe("");
  await expect.element(page.getByRole("button", { name: "New board" })).toHaveFocus();

  await userEvent.keyboard("c");
  await expect.element(title()).toHaveFocus();
  history.back();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("stages of a new board are added, moved and removed by keyboard, and the focus stays with them", async () => {
  await showPage();
  await page.getByRole("button", { name: "New board" }).click();
  await open("Stages");
  const stage = (place: number) => dialog().getByLabelText(`Stage ${place}`, { exact: true });
  await dialog().getByRole("button", { name: "Remove In Progress" }).click();
  await expect.element(stage(1)).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  await expect.element(stage(2)).toHaveFocus();
  await userEvent.keyboard("Waiting{Alt>}{ArrowUp}{/Alt}");
  await expect.element(stage(1)).toHaveValue("Waiting");
  await expect.element(stage(1)).toHaveFocus();
  await dialog().getByRole("button", { name: "Move Waiting down" }).click();
  await expect.element(dialog().getByRole("button", { name: "Move Waiting down" })).toHaveFocus();

  await expect.element(dialog().getByText("Waiting is now 2 of 3")).toBeInTheDocument();
});

test("people are found by name for a new board, and can be removed again", async () => {
  const zenobia = aMember("Zenobia Example");
  server.answer("GET /boards/v2/search-boards-users", ({ query }) =>
    "zenobia example".includes(query.get("searchInput") ?? "") ? [zenobia] : [],
  );
  await showPage();
  await page.getByRole("button", { name: "New board" }).click();
  await open("Members");
  await dialog().getByRole("button", { name: "Add people" }).click();
  await page.getByRole("combobox", { name: "People" }).fill("zeno");
  await page.getByRole("option", { name: "Zenobia Example" }).click();
  await userEvent.keyboard("{Escape}");

  await dialog().getByRole("button", { name: "Remove Zenobia Example" }).click();

  await expect.element(dialog().getByRole("button", { name: "Remove Zenobia Example" })).not.toBeInTheDocument();
});

test("the dialog for a new board has no accessibility violations with all its parts open", async () => {
  await showPage();
  await page.getByRole("button", { name: "New board" }).click();
  for (const part of ["Description", "Stages", "Labels", "Members", "Background"]) await open(part);

  expect(await seriousProblems()).toEqual([]);
});
