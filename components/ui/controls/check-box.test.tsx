import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aField } from "@/components/testing/records";
import { checkbox } from "@/components/testing/screen";
import { showTask } from "@/components/testing/show";
import { beginWriting } from "@/components/testing/task";

const item = (words: string, isTicked: boolean) =>
  `<li data-checked="${isTicked}" data-type="taskItem"><label><input type="checkbox"${isTicked ? ' checked="checked"' : ""}><span></span></label><div><p>${words}</p></div></li>`;

function lookOf(name: string) {
  const { appearance, width, height, borderRadius, borderColor, backgroundColor, opacity } = getComputedStyle(
    page.getByRole("checkbox", { name, exact: true }).element(),
  );
  return { appearance, width, height, borderRadius, borderColor, backgroundColor, opacity };
}

test("checkboxes look the same in a field, in a text and in the editor, in both themes", async () => {
  const field = aField("Agreed", "checkbox");
  const world = aBoardOnServer({
    tasks: {
      "To do": [
        { title: "Van", description: `<ul data-type="taskList">${item("open", false)}${item("ticked", true)}</ul>` },
      ],
    },
    board: { custom_fields: [field] },
  });
  await showTask(world, world.task("Van"));
  await expect.element(checkbox(/^ticked$/)).toBeEnabled();
  for (const theme of ["light", "dark"]) {
    document.documentElement.dataset.theme = theme;
    expect(lookOf("open")).toEqual(lookOf("Agreed"));
    expect(lookOf("Agreed")).toMatchObject({ appearance: "none", width: "16px", height: "16px" });
    expect(lookOf("ticked").backgroundColor).not.toBe(lookOf("open").backgroundColor);
  }
  const ticked = lookOf("ticked");

  await beginWriting();

  expect(lookOf("ticked")).toEqual(ticked);
  expect(lookOf("open")).toEqual(lookOf("Agreed"));
  delete document.documentElement.dataset.theme;
});
