import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { RangeFields } from "@/components/days/range-fields";
import { expectAccessible } from "@/components/testing/axe";
import { button, expectDescription, expectFocus, expectValue, press, textbox } from "@/components/testing/screen";
import { show } from "@/components/testing/show";

/** A Wednesday. */
const TODAY = "2026-11-25";
const ranges: unknown[] = [];

function Fields() {
  const [range, setRange] = useState({ from: "2026-11-01", to: TODAY });
  ranges.push(range);
  return (
    <>
      <h1>Range</h1>
      <RangeFields range={range} today={TODAY} startOfWeek={1} onChange={setRange} />
    </>
  );
}

const last = () => ranges.at(-1);

test("days are typed in words or figures, and what can't be read is said", async () => {
  await show(<Fields />);
  await expectValue(textbox("From"), "Nov 1, 2026");

  await textbox("From").fill("mon");
  await press("{Tab}");
  await expectValue(textbox("From"), "Nov 23, 2026");
  await textbox("To").fill("11/24");
  await press("{Enter}");
  await expect.poll(last).toEqual({ from: "2026-11-23", to: "2026-11-24" });

  await textbox("To").fill("");
  await press("{Enter}");
  await expectDescription(textbox("To"), "Enter a date.");
  expect(last()).toEqual({ from: "2026-11-23", to: "2026-11-24" });
  await expectAccessible();
});

test("a day is chosen in the calendar by keyboard", async () => {
  await show(<Fields />);

  await button("Choose in a calendar: From").click();
  await expectFocus(page.getByRole("button", { name: /^Sunday, November 1, 2026, selected/ }));
  await press("{ArrowDown}{Enter}");

  await expectValue(textbox("From"), "Nov 8, 2026");
  await expectFocus(button("Choose in a calendar: From"));
});
