import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { Result } from "axe-core";
import { waitForAnimations } from "./page";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"];

/** Rules that count although axe calls them moderate: a skipped heading level hides content from screen readers. */
const EXTRA_RULES = new Set(["heading-order", "page-has-heading-one"]);

/** Runs outside of the page's Content-Security-Policy. Focus guards and frames of mails are excluded. */
async function seriousProblems(page: Page, rules = RULES): Promise<string[]> {
  await waitForAnimations(page);
  // Next streams the title; after a refresh it can arrive later than the rest.
  await expect(page).toHaveTitle(/./);
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axe);
  const found = await violationsOf(page, rules);
  if (rules === RULES) found.push(...(await mismatchedNames(page)));
  const problems = found.filter(
    ({ id, impact }) => EXTRA_RULES.has(id) || impact === "serious" || impact === "critical",
  );
  const topHeadings = await page.getByRole("heading", { level: 1 }).allTextContents();
  return [
    ...(topHeadings.length > 1 ? [`more than one h1: ${topHeadings.join(", ")}`] : []),
    ...problems.map(describeProblem),
  ];
}

/** Leaves all that passed in the page: there is much of it. */
function violationsOf(page: Page, rules: string[]): Promise<Result[]> {
  const options = JSON.stringify({ iframes: false, preload: false, resultTypes: ["violations"], runOnly: rules });
  return page.evaluate<Result[]>(
    `axe.run({ exclude: '[data-base-ui-focus-guard]' }, ${options}).then(({ violations }) => violations)`,
  );
}

/** Controls whose accessible name lacks their visible text. Initials that replace a photo are hidden from names. */
async function mismatchedNames(page: Page): Promise<Result[]> {
  const decoration = page.locator("[aria-hidden=true]");
  const show = (visibility: string) =>
    decoration.evaluateAll(
      (elements, to) => elements.forEach((element) => (element as HTMLElement).style.setProperty("visibility", to)),
      visibility,
    );
  await show("hidden");
  const violations = await violationsOf(page, ["label-content-name-mismatch"]);
  await show("");
  return violations;
}

const describeProblem = ({ id, nodes }: Result): string =>
  `${id}: ${nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(" ")).join(" ")}`;

/** Accessibility problems in light and dark colours. Only contrast depends on the colours. Leaves the page light. */
export async function problemsInBothColours(page: Page): Promise<string[]> {
  const light = await seriousProblems(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await seriousProblems(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}
