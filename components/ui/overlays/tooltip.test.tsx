import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/components/testing/show";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { expectFocus, expectGone, expectVisible, press } from "@/components/testing/screen";

function ButtonWithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip text="Who sees this board">
        <button type="button" onClick={() => setOpen(true)}>
          Share
        </button>
      </Tooltip>
      <Dialog open={open} onOpenChange={setOpen} title="People">
        <button type="button">Add</button>
      </Dialog>
      <Tooltip text="Shown first">
        <button type="button">Star</button>
      </Tooltip>
    </>
  );
}

const tooltip = (text: string) => page.getByText(text);
const button = (name: string) => page.getByRole("button", { name });
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Its code is loaded then. */
async function readWithTab(name: string, text: string) {
  await press("{Tab}");
  await expectFocus(button(name));
  await expectVisible(tooltip(text));
}

test("a tooltip opens when a key moves the focus to its button, and closes when the focus moves on", async () => {
  await show(<ButtonWithDialog />);

  await readWithTab("Share", "Who sees this board");
  await readWithTab("Star", "Shown first");
  await expectGone(tooltip("Who sees this board"));
});

test("a dialog closed with Escape returns the focus without opening a tooltip", async () => {
  await show(<ButtonWithDialog />);
  await readWithTab("Share", "Who sees this board");

  for (const open of [() => press("{Enter}"), () => button("Share").click()]) {
    await open();
    await expectFocus(button("Add"));
    await press("{Escape}");
    await expectFocus(button("Share"));
    await expectGone(page.getByRole("dialog"));
    for (let at = 0; at < 5; at += 1) await frame();
    expect(tooltip("Who sees this board").query()).toBeNull();
  }
});
