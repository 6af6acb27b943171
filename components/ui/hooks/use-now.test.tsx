import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useNow } from "@/components/ui/hooks/use-now";
import { dueText } from "@/lib/dates/dates-on-screen";

const EVENING = "2026-11-25T23:59:40.000Z";

afterEach(() => void vi.useRealTimers());

function Due() {
  const clock = { now: useNow(EVENING), timeZone: "UTC", locale: "en-US" };
  return <p>{dueText("2026-11-27 00:00:00", clock).words}</p>;
}

test("the word for a date changes as soon as a day begins", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: new Date(EVENING) });
  await render(<Due />);
  await expect.element(page.getByText("Fri")).toBeVisible();

  await vi.advanceTimersByTimeAsync(20_000);

  await expect.element(page.getByText("Tomorrow")).toBeVisible();
});
