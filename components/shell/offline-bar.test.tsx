import { afterEach, test, vi } from "vitest";
import { page } from "vitest/browser";
import { OfflineBar } from "@/components/shell/offline-bar";
import { show } from "@/components/testing/show";
import { expectGone, expectVisible } from "@/components/testing/screen";

afterEach(() => vi.restoreAllMocks());

test("the page says so while the browser is offline", async () => {
  const sentence = page.getByText("You are offline");
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await show(<OfflineBar />);
  await expectGone(sentence);

  online.mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  await expectVisible(sentence);
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await expectGone(sentence);
});
