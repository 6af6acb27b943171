import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveNotifications } from "@/components/testing/notifications";
import { expectVisible } from "@/components/testing/screen";
import { show } from "@/components/testing/show";
import { Shell } from "@/components/testing/shell";
import { toast } from "@/components/ui/feedback/toasts";

const region = () => page.getByRole("region", { name: "Notifications" });
/** Errors are announced by a hidden copy of their text. */
const includeHidden = true;
const shown = () =>
  [...region().element().querySelectorAll("[role='dialog'], [role='alertdialog']")].filter((each) =>
    each.checkVisibility(),
  );
const button = (name: string) => region().getByRole("button", { name, includeHidden });
const LONG = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(9);
const SENTENCE =
  "The task could not be moved to the other board, because somebody else has archived that board in the meantime.";
const undo = { action: { label: "Undo", onPress: () => undefined } };

const boxes = () => shown().map((each) => each.getBoundingClientRect());
const lineOf = (text: string) => region().getByText(text).element();
const linesOf = (text: string) =>
  lineOf(text).getBoundingClientRect().height / Number.parseFloat(getComputedStyle(lineOf(text)).lineHeight);

afterEach(async () => {
  for (const close of button("Dismiss").elements()) (close as HTMLElement).click();
  await expect.poll(() => shown().length).toBe(0);
  document.documentElement.removeAttribute("dir");
});

test.each(["ltr", "rtl"])(
  "toasts are 280 to 420 px wide, their text at most three lines, their action at its end (%s)",
  async (direction) => {
    document.documentElement.dir = direction;
    await show(null);
    toast("Saved");
    await expectVisible(region().getByText("Saved"));
    expect(boxes().map(({ width }) => Math.round(width))).toEqual([280]);

    toast(SENTENCE, "error", undo);
    toast(LONG);
    await expectVisible(region().getByText(LONG));
    expect([SENTENCE, LONG].map((text) => Math.round(linesOf(text)))).toEqual([3, 3]);
    expect(boxes().map(({ width }) => Math.round(width))).toEqual([420, 420, 420]);
    const [text, action] = [lineOf(SENTENCE), button("Undo").element()].map((part) => part.getBoundingClientRect());
    expect((action?.left ?? 0) > (text?.left ?? 0)).toBe(direction === "ltr");
  },
);

test("at most three toasts are shown, the newest ones", async () => {
  await show(null);

  for (const title of ["One", "Two", "Three", "Four"]) toast(title);

  await expectVisible(region().getByText("Four"));
  await expect.element(region().getByText("One")).not.toBeVisible();
  await expectVisible(region().getByText("Two"));
});

test("toasts on a phone are above the bottom bar, and below the top bar while someone types", async () => {
  await page.viewport(390, 844);
  serveNotifications([]);
  await show(
    <Shell>
      <button>View</button>
      <textarea aria-label="Comment" />
    </Shell>,
  );

  for (let times = 0; times < 3; times += 1) toast(`${times} ${SENTENCE}`, "error", undo);

  await expect.poll(() => shown().length).toBe(3);
  expect(boxes().map(({ left, right }) => [left, right])).toEqual(Array.from({ length: 3 }, () => [16, 374]));
  await expect.poll(place).toBe("just above the bottom bar");
  // Between two toasts a tap meets what is below.
  expect(
    region()
      .element()
      .contains(document.elementFromPoint(195, (boxes()[0]?.bottom ?? 0) + 4)),
  ).toBe(false);

  await page.getByRole("textbox", { name: "Comment" }).click();
  await expect.poll(place).toBe("just below the top bar");
  expect(Math.max(...boxes().map(({ bottom }) => bottom))).toBeLessThan(422);
});

function place(): string {
  const barAt = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const fromTop = Math.min(...boxes().map(({ top }) => top)) - (barAt("header")?.bottom ?? 0);
  const fromBottom = (barAt("[data-bottom-bar]")?.top ?? 0) - Math.max(...boxes().map(({ bottom }) => bottom));
  const isNear = (distance: number) => distance > 4 && distance < 12;
  if (isNear(fromTop)) return "just below the top bar";
  return isNear(fromBottom) ? "just above the bottom bar" : `${fromTop} from the top, ${fromBottom} from the bottom`;
}
