import axe from "axe-core";
import { expect } from "vitest";
import { userEvent } from "vitest/browser";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"];

/** Reported although not serious: a skipped heading level hides a part from screen readers. */
const COUNTS = new Set(["heading-order", "page-has-heading-one"]);

/** All rules in the light theme, contrast in the dark one. Focus guards of menus are hidden on purpose. */
export async function expectAccessible(part?: string) {
  expect(await seriousProblems(), part).toEqual([]);
}

async function seriousProblems(): Promise<string[]> {
  await userEvent.unhover(document.body);
  const light = [...(await problemsBy(RULES)), ...(await mismatchedNames())];
  document.documentElement.dataset.theme = "dark";
  const dark = await problemsBy(["color-contrast"]);
  delete document.documentElement.dataset.theme;
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}

async function problemsBy(rules: string[]): Promise<string[]> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const { violations } = await axe.run({ exclude: "[data-base-ui-focus-guard]" }, { runOnly: rules });
  return violations
    .filter(({ id, impact }) => COUNTS.has(id) || impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Controls whose name lacks their visible text. Decoration such as initials is no text. */
async function mismatchedNames(): Promise<string[]> {
  const decoration = [...document.querySelectorAll<HTMLElement>("[aria-hidden=true]")];
  for (const element of decoration) element.style.visibility = "hidden";
  const problems = await problemsBy(["label-content-name-mismatch"]);
  for (const element of decoration) element.style.visibility = "";
  return problems;
}
