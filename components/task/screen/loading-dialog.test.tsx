import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/components/testing/show";
import { LoadingDialog } from "@/components/task/screen/loading-dialog";
import { button, dialogOf, expectText } from "@/components/testing/screen";

const header = () => button("Close").element().parentElement;

test("a task that is still loading has one header row with a close button", async () => {
  await show(<LoadingDialog hasFailed={false} onClose={() => undefined} />);
  const dialog = dialogOf("Task").element();
  const [where, title] = [...dialog.querySelectorAll(".skeleton")];

  expect(header()?.contains(where ?? null)).toBe(true);
  const bottom = header()?.getBoundingClientRect().bottom ?? 0;
  expect(bottom - dialog.getBoundingClientRect().top).toBeLessThan(60);
  expect((title?.getBoundingClientRect().top ?? 0) - bottom).toBeLessThan(30);
});

test("a dialog whose code can't be loaded shows that in its header", async () => {
  await show(<LoadingDialog hasFailed onClose={() => undefined} />);

  await expectText(
    page.getByRole("status"),
    "The task can't be shown now. It appears as soon as the connection is back.",
  );
  expect(header()?.contains(page.getByRole("status").element())).toBe(true);
});
