import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { OfflineBar } from "@/components/shell/offline-bar";
import { show } from "@/components/testing/show";

afterEach(() => vi.restoreAllMocks());

test("the page says so while the browser is offline", async () => {
  const sentence = page.getByText("You are offline");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await show(<OfflineBar />);
  await expect.element(sentence).not.toBeInTheDocument();

  online.mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  await expect.element(sentence).toBeVisible();
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await expect.element(sentence).not.toBeInTheDocument();
});
