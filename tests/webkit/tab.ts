import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { request as requests } from "@playwright/test";
import { By, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { type Account, openSession } from "@/e2e/support/people";
import { webkit } from "@/scripts/install/ensure-webkit.mjs";

const run = promisify(execFile);

/** What may have a role. WebKit itself computes role and name of what is found. */
const CANDIDATES = {
  button: "button, summary",
  combobox: "input, [role=combobox]",
  dialog: "[role=dialog]",
  heading: "h1, h2, h3",
  link: "a[href]",
  menuitem: "[role=menuitem]",
  option: "[role=option]",
  textbox: "input, textarea, [role=textbox]",
} as const;

const TIMEOUT = 15_000;

/** A page in WebKit, found by role and name as assistive technology finds it. */
export class Tab {
  constructor(
    readonly driver: WebDriver,
    private readonly display: string,
    private readonly baseURL: string,
  ) {}

  async open(address: string) {
    await this.driver.get(new URL(address, this.baseURL).href);
    await this.driver.wait(() => this.driver.executeScript<boolean>(IS_HYDRATED), TIMEOUT, `${address} does not react`);
  }

  /** Gives the browser a session that was created without the sign-in page. */
  async signIn(account: Account, address: string) {
    const context = await requests.newContext({ baseURL: this.baseURL });
    await openSession(context, account);
    const { cookies } = await context.storageState();
    await context.dispose();
    await this.driver.get(new URL("/robots.txt", this.baseURL).href);
    for (const { name, value } of cookies) await this.driver.manage().addCookie({ name, value });
    await this.open(address);
  }

  /** Waits for a displayed element. Without a name, the first one of the role. */
  async find(role: keyof typeof CANDIDATES, name: string | RegExp = /^/): Promise<WebElement> {
    return this.driver.wait(
      () => this.search(role, name),
      TIMEOUT,
      `There is no ${role} ${String(name)}`,
    ) as Promise<WebElement>;
  }

  async click(role: keyof typeof CANDIDATES, name: string | RegExp) {
    await (await this.find(role, name)).click();
  }

  async focus(role: keyof typeof CANDIDATES, name: string | RegExp) {
    await this.driver.executeScript("arguments[0].focus()", await this.find(role, name));
  }

  /** Waits until no such element is displayed. */
  async lacks(role: keyof typeof CANDIDATES, name: string | RegExp) {
    const isGone = async () => (await this.search(role, name)) === null;
    await this.driver.wait(isGone, TIMEOUT, `There is still a ${role} ${String(name)}`);
  }

  /** Waits for an element that no role distinguishes. */
  first = (selector: string) =>
    this.driver.wait(
      async () => (await this.driver.findElements(By.css(selector)))[0],
      TIMEOUT,
      selector,
    ) as Promise<WebElement>;

  /** A cell of the table. */
  cell = (taskId: number, column: string) => this.first(`[data-task="${taskId}"] [data-column="${column}"]`);

  /** A card, once it can be dragged. */
  card = (title: string) => this.first(`article[draggable=true]:has(a[title="${title}"])`);

  /** Waits until changes of others arrive. */
  isLive = () => this.first("[data-live=open]");

  /** Waits until a live region begins with a text. */
  async announces(text: string) {
    const spoken = () =>
      this.driver.executeScript<string[]>(
        "return [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)",
      );
    const isSpoken = async () => (await spoken()).some((one) => one.startsWith(text));
    await this.driver.wait(isSpoken, TIMEOUT, `Nothing announces ${text}`);
  }

  /** Presses keys where the focus is. A text is typed once a field has the focus. */
  async press(...keys: string[]) {
    const isText = [...(keys[0] ?? "")].length > 1;
    if (isText)
      await this.driver.wait(() => this.driver.executeScript<boolean>(IS_IN_FIELD), TIMEOUT, "No field is focused");
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  chord = (modifier: string, key: string) =>
    this.driver.actions().keyDown(modifier).sendKeys(key).keyUp(modifier).perform();

  /**
   * Drags with the pointer of the display, because drags that a driver begins have no drop. Each step moves a little until
   * the page shows it. The window fills the display's corner.
   */
  async drag(card: WebElement, to: WebElement, mark: string) {
    const [start, end] = [await this.middleOf(card), await this.middleOf(to)];
    await this.moveUntil("article:hover", start, 1);
    await this.point("mousedown", 1);
    await this.moveUntil("article.opacity-40", start, 12);
    await this.moveUntil(mark, end, 1);
  }

  private async moveUntil(mark: string, { x, y }: { x: number; y: number }, by: number) {
    let moves = 0;
    const isMarked = async () => {
      moves += 1;
      await this.point("mousemove", x, y + (moves % 2) * by);
      return (await this.driver.findElements(By.css(mark))).length > 0;
    };
    await this.driver.wait(isMarked, TIMEOUT, mark);
  }

  drop = () => this.point("mouseup", 1);

  private point(...words: (string | number)[]) {
    const given = words.map((word) => (typeof word === "number" ? String(Math.round(word)) : word));
    const env = { ...process.env, DISPLAY: this.display };
    return run(String(webkit().pointer), given, { env });
  }

  /** On the display. */
  private middleOf = (element: WebElement) => this.driver.executeScript<{ x: number; y: number }>(MIDDLE, element);

  /** Waits until the page shows a text. */
  async shows(text: string | RegExp) {
    const isThere = async () => {
      const shown = await this.text();
      return typeof text === "string" ? shown.includes(text) : text.test(shown);
    };
    await this.driver.wait(isThere, TIMEOUT, `The page does not show ${String(text)}`);
  }

  text = () => this.driver.executeScript<string>("return document.body.innerText");

  /** Waits for an address relative to the site. */
  async isAt(address: string | RegExp) {
    const isThere = async () => {
      const { pathname, search } = new URL(await this.driver.getCurrentUrl());
      return typeof address === "string" ? pathname + search === address : address.test(pathname + search);
    };
    await this.driver.wait(isThere, TIMEOUT, `The address is not ${String(address)}`);
  }

  private async search(role: keyof typeof CANDIDATES, name: string | RegExp): Promise<WebElement | null> {
    const shown = await this.driver.executeScript<WebElement[]>(SHOWN, CANDIDATES[role]);
    for (const element of shown) if (await isMatch(element, role, name)) return element;
    return null;
  }
}

async function isMatch(element: WebElement, role: string, name: string | RegExp): Promise<boolean> {
  try {
    const found = await element.getAccessibleName();
    return (typeof name === "string" ? found === name : name.test(found)) && (await element.getAriaRole()) === role;
  } catch (problem) {
    // It has left the page meanwhile, or assistive technology can't see it, which WebKit answers with an error without text.
    const isHidden = problem instanceof error.WebDriverError && problem.message === "";
    if (isHidden || problem instanceof error.StaleElementReferenceError) return false;
    throw problem;
  }
}

export { Key };

const SHOWN = "return [...document.querySelectorAll(arguments[0])].filter((element) => element.checkVisibility())";

const IS_IN_FIELD = "return document.activeElement.matches('input, textarea, [contenteditable=true]')";

const MIDDLE = `
  const { x, y, width, height } = arguments[0].getBoundingClientRect();
  return { x: screenX + x + width / 2, y: screenY + outerHeight - innerHeight + y + height / 2 };`;

const IS_HYDRATED = `
  const hasReactKey = (target) => Object.keys(target).some((key) => key.startsWith("__react"));
  return !document.querySelector('script[src*="/_next/"]') ||
    [document, ...document.querySelectorAll("header button, main button")].every(hasReactKey);`;
