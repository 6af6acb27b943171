import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { untilStill } from "./still";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Evaluated by the debugger, so that the page's own policy stays in force. The focus guards of menus are left out: they
 * are hidden on purpose and pass the focus on at once. What stands in a frame is a mail, which lets no script in.
 */
export async function seriousProblems(page: Page, rules = ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"]): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run({ exclude: '[data-base-ui-focus-guard]' }, { iframes: false, runOnly: ${JSON.stringify(rules)} })`);
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(" ")).join(" ")}`);
}
