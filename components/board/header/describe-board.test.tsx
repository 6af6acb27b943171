import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { item, menuOf, openBoard } from "@/components/testing/on-board";
import { server } from "@/components/testing/server";

const dialog = () => page.getByRole("dialog", { name: "About this board" });

async function write() {
  await menuOf("this board").click();
  await item("About this board").click();
  await expect.poll(() => dialog().element().querySelector("strong")?.textContent).toBe("all");
  await dialog().getByRole("button", { name: "Edit description" }).click();
  await expect.element(dialog().getByRole("textbox", { name: "Description" })).toHaveFocus();
}

test("a board's description keeps what others have formatted, and is sent only when it is changed", async () => {
  const world = aBoardOnServer({ board: { description: "<p>For <strong>all</strong></p>" } });
  server.answer(`PUT ${world.path}`, ({ body }) => ({ board: body }));
  await openBoard(world);

  await write();
  await dialog().getByRole("button", { name: "Save" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(`PUT ${world.path}`)).toEqual([]);

  await write();
  await userEvent.keyboard(" of us{Escape}");
  await expect.element(dialog().getByRole("button", { name: "Save" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.requests(`PUT ${world.path}`).map(({ body }) => body)).toEqual([
    {
      title: "House move",
      description: "<p>For <strong>all of us</strong></p>",
      expected_description: "<p>For <strong>all</strong></p>",
    },
  ]);
});
