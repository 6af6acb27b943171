import { expect, type Page } from "@playwright/test";
import { waitForAnimations } from "./page";

export const WIDTH = 390;

/** No horizontal scrolling, and no touch target smaller than 44 pixels. */
export async function expectFitsTouch(page: Page) {
  await waitForAnimations(page);
  const { width, small } = await page.evaluate(measure);

  expect.soft(width, `width of ${page.url()}`).toBe(WIDTH);
  expect.soft(small, `too small on ${page.url()}`).toEqual([]);
}

/** Runs in the page. Links within a sentence and text for screen readers are no targets. */
function measure() {
  const targets = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden]), select, textarea, summary"),
  ];
  // A title's link may cover its whole card.
  const spreads = (target: HTMLElement) =>
    ["position", "inset"].map((name) => getComputedStyle(target, "::after").getPropertyValue(name)).join() ===
    "absolute,0px";
  const hit = (target: HTMLElement) =>
    target.matches("input[type=radio], input[type=checkbox]")
      ? (target.closest("label, [role=gridcell]") ?? target)
      : spreads(target)
        ? (target.offsetParent ?? target)
        : target;
  const isInSentence = (target: HTMLElement) =>
    target.tagName === "A" && (target.parentElement?.innerText.trim().length ?? 0) > target.innerText.trim().length;
  const small = targets.flatMap((target) => {
    const { width, height } = hit(target).getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && getComputedStyle(target).visibility === "visible";
    return isSeen && !isInSentence(target) && (width < 44 || height < 44)
      ? [
          `${target.innerText || target.getAttribute("aria-label") || target.getAttribute("name")}: ${width} x ${height}`,
        ]
      : [];
  });
  return { width: document.documentElement.scrollWidth, small };
}
