import { expect, type APIRequestContext, type Page, request as requests } from "@playwright/test";

export interface Account {
  login: string;
  name: string;
  email: string;
  password: string;
}

/** `set-up.spec.ts` creates it before all other specs. */
export const administrator: Account = {
  login: "anna",
  name: "Anna Lindqvist",
  email: "anna@example.com",
  password: "correct horse battery",
};

/** Opens a page with a session that was created without the sign-in page. */
export async function signIn(page: Page, account: Account, address = "/boards") {
  await openSession(page.context().request, account);
  await page.goto(address);
}

/** Ends the session of a page's browser. Leaves the page first, because an open page sends more requests. */
export async function endSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Signs in on the sign-in page, for tests of the sign-in itself. */
export async function signInOnPage(page: Page, { login, password }: Account, address = "/login") {
  await page.goto(address);
  await page.getByLabel("User name or email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

let made = 0;

/** Makes an account for this test as the administrator; `more` are other properties of a WordPress user. */
export async function aPerson(displayName: string, more: Readonly<Record<string, string>> = {}): Promise<Account> {
  made += 1;
  const login = `${displayName.toLowerCase()}-${process.pid}-${made}`;
  const person = {
    login,
    name: `${displayName} Example`,
    email: `${login}@example.com`,
    password: `first words of ${login}`,
  };
  await send("POST", "/wp/v2/users", {
    username: login,
    name: person.name,
    email: person.email,
    password: person.password,
    ...more,
  });
  return person;
}

/** Waits for the newest mail to this address and returns its text. */
export async function mailTo({ email }: Pick<Account, "email">): Promise<string> {
  const newest = async () => {
    const { mails } = await send("GET", "/boards-app/v1/mails?per_page=100");
    return mails.find(({ to }: { to: string }) => to === email)?.id;
  };
  await expect.poll(newest).toBeTruthy();
  return (await send("GET", `/boards-app/v1/mails/${await newest()}`)).mail.text;
}

let requestContext: Promise<APIRequestContext> | undefined;

/** Sends a request as the administrator and expects it to succeed. The path is relative to `/wp-json`. */
export async function send(method: "GET" | "POST" | "PUT" | "DELETE", path: string, data?: object) {
  const context = await (requestContext ??= newContext());
  const answer = await context.fetch(`/wp-json${path}`, { method, headers: await administratorHeaders(), data });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
  return answer.json();
}

const newContext = () => requests.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` });

let administratorSession: Promise<Record<string, string>> | undefined;

/** The administrator's session and nonce, one per worker. */
export function administratorHeaders(): Promise<Record<string, string>> {
  administratorSession ??= signInAsAdministrator();
  return administratorSession;
}

/** In its own context, so that the caller's keeps no cookie. */
async function signInAsAdministrator(): Promise<Record<string, string>> {
  const request = await newContext();
  await openSession(request, administrator);
  const nonce = await (await request.get("/wp-admin/admin-ajax.php?action=rest-nonce")).text();
  const { cookies } = await request.storageState();
  return { "X-WP-Nonce": nonce, Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

/** Signs in with two requests. The context stores the cookie, and may be a browser's. */
export async function openSession(request: APIRequestContext, { login, password }: Account) {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const response = await request.post("/api/auth/callback/credentials", {
    form: { login, password, csrfToken, json: "true" },
  });
  expect(response.ok(), `signing in as ${login} answered ${response.status()}`).toBe(true);
}

export const basic = (login: string, password: string) => ({
  Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`,
});
