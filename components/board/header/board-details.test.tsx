import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { openFromMenu } from "@/components/testing/board-parts";
import { live } from "@/components/testing/live";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const dialog = page.getByRole("dialog", { name: "About this board" });
const field = dialog.getByRole("textbox", { name: "Description" });
const conflict = dialog.getByText("Somebody changed this text while you were writing");
const isWaiting = dialog.getByText("The description is saved when you are back.");
const save = dialog.getByRole("button", { name: "Save" });
const openDialog = () => openFromMenu("About this board");

/** A board whose description the server keeps. */
async function openBoard() {
  const world = aBoardOnServer({ role: "Admin", board: { title: "Garden", description: "<p>Old</p>" } });
  const stored = { title: "Garden", description: "<p>Old</p>" };
  server.answer(`GET ${world.path}`, () => ({ board: { ...world.board, ...stored } }));
  server.answer(`PUT ${world.path}`, ({ body: { expected_description: expected, ...change } }) => {
    if (expected !== undefined && expected !== stored.description)
      return Response.json(
        { code: "rest_conflict", message: "Somebody else changed it.", data: { status: 409 } },
        { status: 409 },
      );
    Object.assign(stored, change);
    return { board: { ...world.board, ...stored } };
  });
  server.answer(`PUT /boards-app/v1/boards/${world.board.id}/star`, () => ({}));
  await showBoard(world);
  return { world, stored };
}

/** Somebody has written into the description and not saved it. */
async function write(words: string) {
  const given = await openBoard();
  await openDialog();
  await dialog.getByRole("button", { name: "Edit description" }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(words);
  return given;
}

async function writeOn(words: string) {
  await field.click();
  await userEvent.keyboard(`{End}${words}`);
}

async function close() {
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
}

function loseConnection() {
  server.disconnect();
  dispatchEvent(new Event("offline"));
}

describe("a description that somebody else changed meanwhile", () => {
  async function aConflict() {
    const given = await write(", mine");
    given.stored.description = "<p>Old, theirs</p>";
    await save.click();
    await expect.element(conflict).toBeVisible();
    return given;
  }

  test.each([
    ["Keep mine", "<p>Old, mine</p>"],
    ["Take theirs", "<p>Old, theirs</p>"],
  ])('is shown beside the own one, until "%s"', async (choice, result) => {
    const { stored } = await aConflict();
    await expect.element(dialog.getByRole("group", { name: "Both texts" })).toHaveFocus();
    await expect.element(field).toHaveTextContent("Old, mine");
    await expect.element(dialog.getByText("Old, theirs")).toBeVisible();
    expect(stored.description).toBe("<p>Old, theirs</p>");
    await dialog.getByRole("button", { name: choice }).click();

    await expect.element(dialog).not.toBeInTheDocument();
    expect(stored.description).toBe(result);
    await openDialog();
    await expect.element(dialog.getByText(result.slice(3, -4))).toBeVisible();
    await expect.element(dialog.getByRole("button", { name: "Edit description" })).toBeVisible();
  });

  test("breaks no rule of access", async () => {
    await aConflict();

    expect(await seriousProblems()).toEqual([]);
  });

  test("does not lose the own one when the dialog closes, and what is written on in it counts", async () => {
    const { stored } = await aConflict();
    await close();
    await openDialog();
    await expect.element(field).toHaveTextContent("Old, mine");
    await save.click();
    await expect.element(conflict).toBeVisible();
    await writeOn(", all of it");
    await dialog.getByRole("button", { name: "Keep mine" }).click();

    await expect.element(dialog).not.toBeInTheDocument();
    expect(stored.description).toBe("<p>Old, mine, all of it</p>");
  });
});

test("a description that could not be saved says so and is kept; one that is cancelled is not", async () => {
  const { world, stored } = await write(" and new");
  const accept = server.refuse(`PUT ${world.path}`);
  await save.click();
  await expect.element(dialog.getByText("Not saved yet")).toBeVisible();
  await expect.element(field).toHaveTextContent("Old and new");
  accept();
  await close();

  await openDialog();
  await expect.element(field).toHaveTextContent("Old and new");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await openDialog();
  await expect.element(dialog.getByText("Old", { exact: true })).toBeVisible();
  expect(stored.description).toBe("<p>Old</p>");
});

test("renaming a board leaves its description alone, and describing it leaves its title alone", async () => {
  const { world, stored } = await openBoard();
  await page.getByRole("heading", { level: 1 }).getByRole("button").click();
  await page.getByLabelText("Title of the board").fill("Kitchen garden");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => server.requests(`PUT ${world.path}`).map(({ body }) => body))
    .toEqual([{ title: "Kitchen garden" }]);

  await openDialog();
  await dialog.getByRole("button", { name: "Edit description" }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(" and new");
  stored.title = "Herb garden";
  live.changed({ board: world.board.id, what: ["board"] });
  await expect.element(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveTextContent("Herb garden");
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored).toEqual({ title: "Herb garden", description: "<p>Old and new</p>" });
});

test("words that are typed after Save are not lost", async () => {
  const { world, stored } = await write(" one");
  const release = server.hold(`PUT ${world.path}`);
  await save.click();
  await expect.poll(() => server.requests(`PUT ${world.path}`)).toHaveLength(1);
  await writeOn(" two three");
  release();
  await expect.element(save).not.toHaveAttribute("aria-busy", "true");
  await expect.poll(() => stored.description).toBe("<p>Old one</p>");
  await userEvent.keyboard("{Escape}");
  await close();

  await openDialog();
  await expect.element(field).toHaveTextContent("Old one two three");
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored.description).toBe("<p>Old one two three</p>");
});

describe("without a connection", () => {
  test("a description waits, and what is written on in it counts", async () => {
    const { stored } = await write(" one");
    loseConnection();
    await save.click();
    await expect.element(isWaiting).toBeVisible();
    await close();
    await openDialog();
    await expect.element(field).toHaveTextContent("Old one");
    await expect.element(isWaiting).toBeVisible();
    await writeOn(" BBB");
    server.reconnect();

    await expect.element(isWaiting).not.toBeInTheDocument();
    await expect.poll(() => stored.description).toBe("<p>Old one</p>");
    await expect.element(field).toHaveTextContent("Old one BBB");
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(stored.description).toBe("<p>Old one BBB</p>");
  });

  test("a description that waits can be taken back", async () => {
    const { world, stored } = await write(" one");
    loseConnection();
    await save.click();
    await expect.element(isWaiting).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    server.reconnect();
    await page.getByRole("button", { name: "Star this board" }).click();

    await expect.poll(() => server.requests(`PUT /boards-app/v1/boards/${world.board.id}/star`)).toHaveLength(1);
    expect(server.requests(`PUT ${world.path}`)).toEqual([]);
    expect(stored.description).toBe("<p>Old</p>");
  });
});
