import axe from "axe-core";
import { userEvent } from "vitest/browser";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"];

/**
 * What breaks a rule of access in what is drawn: all rules in light colours, contrast alone in dark ones. The focus guards
 * of menus are left out: they are hidden on purpose and pass the focus on at once.
 */
export async function seriousProblems(): Promise<string[]> {
  await userEvent.unhover(document.body);
  const light = await problemsBy(RULES);
  document.documentElement.dataset.theme = "dark";
  const dark = await problemsBy(["color-contrast"]);
  delete document.documentElement.dataset.theme;
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}

async function problemsBy(rules: string[]): Promise<string[]> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const { violations } = await axe.run({ exclude: "[data-base-ui-focus-guard]" }, { runOnly: rules });
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
