import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { openFromMenu } from "@/components/testing/board-parts";
import { live } from "@/components/testing/live";
import {
  button,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { refusal, server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const dialog = dialogOf("About this board");
const field = textbox("Description", dialog);
const conflict = dialog.getByText("Someone changed this text while you were writing");
const isWaiting = dialog.getByText("The description will be saved when you’re back online.");
const save = button("Save", dialog);
const openDialog = () => openFromMenu("About this board");

/** A board whose description the server keeps. */
async function openBoard(description = "<p>Old</p>") {
  const stored = { title: "Garden", description };
  const world = aBoardOnServer({ role: "Admin", board: { ...stored } });
  server.answer(`GET ${world.path}`, () => ({ board: { ...world.board, ...stored } }));
  server.answer(`PUT ${world.path}`, ({ body: { expected_description: expected, ...change } }) => {
    if (expected !== undefined && expected !== stored.description)
      return refusal(409, "Somebody else changed it.", "rest_conflict");
    Object.assign(stored, change);
    return { board: { ...world.board, ...stored } };
  });
  server.answer(`PUT /boards-app/v1/boards/${world.board.id}/star`, () => ({}));
  await showBoard(world);
  return { world, stored };
}

async function edit() {
  await openDialog();
  await button("Edit description", dialog).click();
  await expectFocus(field);
}

/** Somebody has written into the description and not saved it. */
async function write(words: string) {
  const given = await openBoard();
  await edit();
  await press(words);
  return given;
}

async function writeOn(words: string) {
  await field.click();
  await press(`{End}${words}`);
}

async function close() {
  await press("{Escape}");
  await expectGone(dialog);
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
    await expectVisible(conflict);
    return given;
  }

  test("says who it was", async () => {
    const { world, stored } = await write(", mine");
    stored.description = "<p>Old, theirs</p>";
    const { ID, display_name } = world.max;
    const by = { changed_by: { ID, display_name }, changed_at: new Date().toISOString() };
    const data = { status: 409, current: stored.description, property: "description", ...by };
    server.answer(`PUT ${world.path}`, () =>
      Response.json({ code: "rest_conflict", message: "Somebody else changed it.", data }, { status: 409 }),
    );

    await save.click();

    await expectVisible(dialog.getByText(`${display_name} changed this text while you were writing`));
  });

  test.each([
    ["Keep mine", "<p>Old, mine</p>"],
    ["Keep theirs", "<p>Old, theirs</p>"],
  ])('is shown beside the own one, until "%s"', async (choice, result) => {
    const { stored } = await aConflict();
    await expectFocus(dialog.getByRole("group", { name: "Both versions" }));
    await expectText(field, "Old, mine");
    await expectVisible(dialog.getByText("Old, theirs"));
    expect(stored.description).toBe("<p>Old, theirs</p>");
    await button(choice, dialog).click();

    await expectGone(dialog);
    expect(stored.description).toBe(result);
    await openDialog();
    await expectVisible(dialog.getByText(result.slice(3, -4)));
    await expectVisible(button("Edit description", dialog));
  });

  test("does not lose the own one when the dialog closes, and what is written on in it counts", async () => {
    const { stored } = await aConflict();
    await expectPartAccessible(dialog);
    await close();
    await openDialog();
    await expectText(field, "Old, mine");
    await save.click();
    await expectVisible(conflict);
    await writeOn(", all of it");
    await button("Keep mine", dialog).click();

    await expectGone(dialog);
    expect(stored.description).toBe("<p>Old, mine, all of it</p>");
  });
});

test("a description that could not be saved says so and is kept; one that is cancelled is not", async () => {
  const { world, stored } = await write(" and new");
  const accept = server.refuse(`PUT ${world.path}`);
  await save.click();
  await expectVisible(dialog.getByText("Not saved yet"));
  await expectText(field, "Old and new");
  accept();
  await close();

  await openDialog();
  await expectText(field, "Old and new");
  await button("Cancel", dialog).click();
  await expectGone(dialog);
  await openDialog();
  await expectVisible(dialog.getByText("Old", { exact: true }));
  expect(stored.description).toBe("<p>Old</p>");
});

test("renaming a board leaves its description alone, and describing it leaves its title alone", async () => {
  const { world, stored } = await openBoard();
  await page.getByRole("heading", { level: 1 }).getByRole("button").click();
  await page.getByLabelText("Board title").fill("Kitchen garden");
  await press("{Enter}");
  await expect.poll(() => server.bodies(`PUT ${world.path}`)).toEqual([{ title: "Kitchen garden" }]);

  await edit();
  await press(" and new");
  stored.title = "Herb garden";
  live.changed({ board: world.board.id, what: ["board"] });
  await expectText(page.getByRole("heading", { level: 1, includeHidden: true }), "Herb garden");
  await save.click();
  await expectGone(dialog);
  expect(stored).toEqual({ title: "Herb garden", description: "<p>Old and new</p>" });
});

describe("without a connection", () => {
  test("a description waits, and what is written on in it counts", async () => {
    const { stored } = await write(" one");
    loseConnection();
    await save.click();
    await expectVisible(isWaiting);
    await close();
    await openDialog();
    await expectText(field, "Old one");
    await expectVisible(isWaiting);
    await writeOn(" BBB");
    server.reconnect();

    await expectGone(isWaiting);
    await expect.poll(() => stored.description).toBe("<p>Old one</p>");
    await expectText(field, "Old one BBB");
    await save.click();
    await expectGone(dialog);
    expect(stored.description).toBe("<p>Old one BBB</p>");
  });

  test("a description that waits can be taken back", async () => {
    const { world, stored } = await write(" one");
    loseConnection();
    await save.click();
    await expectVisible(isWaiting);
    await button("Cancel", dialog).click();
    await expectGone(dialog);
    server.reconnect();
    await button("Star this board").click();

    await expect.poll(() => server.requests(`PUT /boards-app/v1/boards/${world.board.id}/star`)).toHaveLength(1);
    expect(server.requests(`PUT ${world.path}`)).toEqual([]);
    expect(stored.description).toBe("<p>Old</p>");
  });
});

test("a description keeps what others have formatted, and is sent only when it is changed", async () => {
  const { world } = await openBoard("<p>For <strong>all</strong></p>");
  await edit();
  await save.click();
  await expectGone(dialog);
  expect(server.requests(`PUT ${world.path}`)).toEqual([]);

  await edit();
  await press(" of us{Escape}");
  await expectFocus(save);
  await press("{Enter}");
  await expectGone(dialog);
  expect(server.bodies(`PUT ${world.path}`)).toEqual([
    {
      title: "Garden",
      description: "<p>For <strong>all of us</strong></p>",
      expected_description: "<p>For <strong>all</strong></p>",
    },
  ]);
});
