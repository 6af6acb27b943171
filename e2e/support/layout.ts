import type { Page } from "@playwright/test";
import { waitForAnimations } from "./page";

/** Letters of the pseudo-language and of Arabic: what has none of them was written by people or is a number. */
const OF_THE_CATALOGUE = "[åƀçðéƒĝĥîĵķļɱñõþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÕÞǪŔŠŢÛṼŴẊÝŽ\\u0600-\\u06ff]";

/** Texts of the catalogue that are cut, elements that are wider than what is around them, and pages that scroll sideways. */
export async function layoutProblems(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  return page.evaluate(findLayoutProblems, OF_THE_CATALOGUE);
}

function findLayoutProblems(letters: string): string[] {
  const isOurs = new RegExp(letters);
  const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter(isShown);
  const root = document.documentElement;
  return [
    ...(root.scrollWidth > root.clientWidth
      ? [`the page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`]
      : []),
    ...shown.filter(isCut).map((element) => `cut: ${nameOf(element)}`),
    ...shown.filter(isWiderThanParent).map((element) => `wider than its parent: ${nameOf(element)}`),
  ];

  /** Neither hidden nor only for screen readers. */
  function isShown(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isClipped = [...parentsOf(element)].some((each) => getComputedStyle(each).clipPath !== "none");
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      width > 1 &&
      height > 1 &&
      !isClipped &&
      !element.closest("svg, iframe")
    );
  }

  function* parentsOf(element: HTMLElement) {
    for (let each: HTMLElement | null = element; each; each = each.parentElement) yield each;
  }

  function isCut(element: HTMLElement): boolean {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && isOurs.test(node.textContent ?? ""),
    );
    if (texts.length === 0) return false;

    const range = document.createRange();
    return texts.some((text) => {
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      return boxesAround(element).some((box) => left < box.left - 1 || right > box.right + 1);
    });
  }

  /** The boxes that hide what leaves them, up to one that can be scrolled sideways. */
  function boxesAround(element: HTMLElement): DOMRect[] {
    const boxes: DOMRect[] = [];
    for (let around: HTMLElement | null = element; around && around !== root; around = around.parentElement) {
      const { overflowX, display } = getComputedStyle(around);
      if (display === "inline" || display === "contents") continue;
      if (["auto", "scroll"].includes(overflowX) && around.scrollWidth > around.clientWidth) return boxes;
      if (overflowX !== "visible" || around.matches("button, a, label, [role=button], [role=menuitem], [role=tab]"))
        boxes.push(around.getBoundingClientRect());
    }
    return boxes;
  }

  function isWiderThanParent(element: HTMLElement): boolean {
    const { parentElement: parent } = element;
    const { position, display, marginLeft, marginRight } = getComputedStyle(element);
    if (!parent || ["absolute", "fixed"].includes(position) || display === "inline") return false;
    const around = getComputedStyle(parent);
    if (around.overflowX !== "visible" || around.display === "contents" || around.display === "inline") return false;
    // Controls may reach beyond their text with a ground that negative margins take back.
    const spread = Math.min(0, parseFloat(marginLeft)) + Math.min(0, parseFloat(marginRight));
    return element.getBoundingClientRect().width + spread > parent.getBoundingClientRect().width + 1;
  }

  function nameOf(element: HTMLElement): string {
    const text = (element.innerText || element.getAttribute("aria-label") || "").replace(/\s+/g, " ").slice(0, 60);
    return `${element.tagName.toLowerCase()} “${text}” ${Math.round(element.getBoundingClientRect().width)} px, class "${String(element.className).slice(0, 80)}"`;
  }
}
