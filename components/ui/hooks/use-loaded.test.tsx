import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useLoaded } from "@/components/ui/hooks/use-loaded";

afterEach(() => void vi.useRealTimers());

test("code that can’t be loaded is tried again until it is there", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const load = vi.fn(() => Promise.resolve());
  for (let at = 0; at < 2; at += 1) load.mockRejectedValueOnce(new Error("offline"));
  const delay = () => 2_000;
  const Page = () => <p>{useLoaded(load, delay) ? "Loaded" : "Waiting"}</p>;
  await render(<Page />);

  await expect.element(page.getByText("Waiting")).toBeVisible();
  await expect.poll(() => vi.advanceTimersByTimeAsync(1_000).then(() => load.mock.calls.length)).toBe(3);
  await expect.element(page.getByText("Loaded")).toBeVisible();
});
