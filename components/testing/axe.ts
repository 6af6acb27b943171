import axe from "axe-core";
import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"];

/** Reported although not serious: a skipped heading level hides a part from screen readers. */
const COUNTS = new Set(["heading-order", "page-has-heading-one"]);

/** All rules in the light theme, contrast in the dark one. Focus guards of menus are hidden on purpose. */
export async function expectAccessible(state?: string) {
  expect(await seriousProblems(() => document), state).toEqual([]);
}

/** What opens over a page that is checked elsewhere: a menu or a dialog, without what lies behind it. */
export async function expectPartAccessible(part: Locator, state?: string) {
  expect(await seriousProblems(() => part.element()), state).toEqual([]);
}

async function seriousProblems(find: () => Document | Element): Promise<string[]> {
  await userEvent.unhover(document.body);
  const within = find();
  const light = [...(await problemsBy(RULES, within)), ...(await mismatchedNames(within))];
  document.documentElement.dataset.theme = "dark";
  const dark = await problemsBy(["color-contrast"], within);
  delete document.documentElement.dataset.theme;
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}

async function problemsBy(rules: string[], within: Document | Element): Promise<string[]> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const { violations } = await axe.run(
    { include: within, exclude: "[data-base-ui-focus-guard]" },
    { runOnly: rules, resultTypes: ["violations"], selectors: false, preload: false },
  );
  return violations
    .filter(({ id, impact }) => COUNTS.has(id) || impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Controls whose name lacks their visible text. Decoration such as initials is no text. */
async function mismatchedNames(within: Document | Element): Promise<string[]> {
  const decoration = [...document.querySelectorAll<HTMLElement>("[aria-hidden=true]")];
  for (const element of decoration) element.style.visibility = "hidden";
  const problems = await problemsBy(["label-content-name-mismatch"], within);
  for (const element of decoration) element.style.visibility = "";
  return problems;
}
