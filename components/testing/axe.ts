import axe from "axe-core";
import { userEvent } from "vitest/browser";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"];

/** What counts beside the serious problems: a skipped level hides a part from who reads by headings. */
const COUNTS = new Set(["heading-order", "page-has-heading-one"]);

/**
 * What breaks a rule of access in what is drawn: all rules in light colours, contrast alone in dark ones. The focus guards
 * of menus are left out: they are hidden on purpose and pass the focus on at once.
 */
export async function seriousProblems(): Promise<string[]> {
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

/**
 * Controls whose name lacks the words that are seen on them. Initials in place of a photo and the like are no words: they
 * are hidden from names.
 */
async function mismatchedNames(): Promise<string[]> {
  const decoration = [...document.querySelectorAll<HTMLElement>("[aria-hidden=true]")];
  for (const element of decoration) element.style.visibility = "hidden";
  const problems = await problemsBy(["label-content-name-mismatch"]);
  for (const element of decoration) element.style.visibility = "";
  return problems;
}
