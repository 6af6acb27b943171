import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { column, linkOf } from "@/components/testing/on-board";
import { aLabel, aMember } from "@/components/testing/records";
import { button, expectFocus, expectGone, expectText, expectVisible, press } from "@/components/testing/screen";
import { showBoard } from "@/components/testing/show";

const panel = () => page.getByRole("dialog", { name: "Filters" });
const choice = (name: string | RegExp) => panel().getByRole("option", { name });
const bar = () => page.getByRole("region", { name: "Filters" });

const TASKS = {
  "To do": [{ title: "Water", priority: "urgent" }, { title: "Dig" }],
  Done: [{ title: "Plan", status: "closed" as const }],
};

test("a filter is chosen by keys, is in the address, and hides the tasks that do not match", async () => {
  await showBoard(aBoardOnServer({ tasks: TASKS }));

  await press("f");
  await expectFocus(page.getByRole("combobox", { name: "Filter by" }));
  await press("prio{Enter}");
  await expectFocus(page.getByRole("combobox", { name: "Priority" }));
  await press("{Enter}");

  await expectGone(linkOf("Dig"));
  await expectVisible(linkOf("Water"));
  expect(location.search).toBe("?priority=urgent");
  await expectText(column("To do"), "1 / 2");
  await expectVisible(bar().getByText("2 hidden"));
  await press("{Escape}{Escape}");
  await expectGone(panel());
  await expectFocus(button("Filter: 1 set"));
});
