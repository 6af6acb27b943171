import { expect, test } from "vitest";
import { aBoardOnServer } from "@/components/testing/board";
import { item, menuOf, openBoard } from "@/components/testing/on-board";
import { button, dialogOf, expectFocus, expectGone, press, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";

const dialog = () => dialogOf("About this board");

async function write() {
  await menuOf("this board").click();
  await item("About this board").click();
  await expect.poll(() => dialog().element().querySelector("strong")?.textContent).toBe("all");
  await button("Edit description", dialog()).click();
  await expectFocus(textbox("Description", dialog()));
}

test("a board's description keeps what others have formatted, and is sent only when it is changed", async () => {
  const world = aBoardOnServer({ board: { description: "<p>For <strong>all</strong></p>" } });
  server.answer(`PUT ${world.path}`, ({ body }) => ({ board: body }));
  await openBoard(world);

  await write();
  await button("Save", dialog()).click();
  await expectGone(dialog());
  expect(server.requests(`PUT ${world.path}`)).toEqual([]);

  await write();
  await press(" of us{Escape}");
  await expectFocus(button("Save", dialog()));
  await press("{Enter}");
  await expectGone(dialog());
  expect(server.requests(`PUT ${world.path}`).map(({ body }) => body)).toEqual([
    {
      title: "House move",
      description: "<p>For <strong>all of us</strong></p>",
      expected_description: "<p>For <strong>all</strong></p>",
    },
  ]);
});
