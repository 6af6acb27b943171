import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/components/testing/show";
import { LoadingDialog } from "@/components/task/screen/loading-dialog";

const header = () => page.getByRole("button", { name: "Close" }).element().parentElement;

test("a task that is still loading has one header row with a close button", async () => {
  await show(<LoadingDialog hasFailed={false} onClose={() => undefined} />);
  const dialog = page.getByRole("dialog", { name: "Task" }).element();
  const [where, title] = [...dialog.querySelectorAll(".skeleton")];

  expect(header()?.contains(where ?? null)).toBe(true);
  const bottom = header()?.getBoundingClientRect().bottom ?? 0;
  expect(bottom - dialog.getBoundingClientRect().top).toBeLessThan(60);
  expect((title?.getBoundingClientRect().top ?? 0) - bottom).toBeLessThan(30);
});

test("a dialog whose code can't be loaded shows that in its header", async () => {
  await show(<LoadingDialog hasFailed onClose={() => undefined} />);

  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("The task can't be shown now. It appears as soon as the connection is back.");
  expect(header()?.contains(page.getByRole("status").element())).toBe(true);
});
