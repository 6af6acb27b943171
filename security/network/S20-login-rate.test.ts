import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { POST as forgot } from "@/app/wp-json/boards-app/v1/password/forgot/route";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { db } from "@/lib/db";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import {
  aUserWithPassword,
  basic,
  call,
  leastWorkOf,
  mailsOfKind,
  newApplicationPassword,
  PASSWORD,
  runJobs,
  sessionCookieOf,
  signInWith,
  statusesOf,
  workOf,
} from "@/lib/testing";
import { postWpLogin } from "@/security/post-wp-login";

const TOO_MANY = "https://boards.test/api/auth/error?error=TooManyTries";

const atOnce = <Result>(times: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at)));

describe("S20 guessing a password", () => {
  let victim: User;
  beforeEach(async () => {
    victim = await aUserWithPassword();
  });

  const guess = (address: string, login = victim.login) => signInWith(login, "wrong", { address });

  test("ends after ten tries from one address, even if all are simultaneous", async () => {
    const answers = await atOnce(40, () => guess("198.51.100.1"));

    expect(answers.filter(({ location }) => location === TOO_MANY)).toHaveLength(30);
    expect((await signInWith(victim.login, PASSWORD, { address: "198.51.100.1" })).location).toBe(TOO_MANY);
  });

  test("counts login and e-mail address together", async () => {
    await atOnce(10, () => guess("198.51.100.1"));

    expect((await guess("198.51.100.1", victim.email)).location).toBe(TOO_MANY);
  });

  test("locks out nobody at another address", async () => {
    for (let from = 1; from <= 4; from += 1) await atOnce(11, () => guess(`198.51.100.${from}`));

    expect(sessionCookieOf(await signInWith(victim.login, PASSWORD))).not.toBeNull();
  });

  test("counts an IPv6 network as one address", async () => {
    await atOnce(10, (n) => guess(`2001:db8:1:2:${n}::${n}`));

    expect((await guess("2001:db8:1:2:ffff::1")).location).toBe(TOO_MANY);
    expect((await guess("2001:db8:1:3::1")).location).not.toBe(TOO_MANY);
  });

  test("never counts the right password, which resets the count", async () => {
    for (let round = 1; round <= 2; round += 1) {
      for (let wrong = 1; wrong <= 9; wrong += 1) await guess("203.0.113.7");
      expect(sessionCookieOf(await signInWith(victim.login, PASSWORD))).not.toBeNull();
    }
    const answers = await atOnce(9, () => signInWith(victim.login, PASSWORD));

    expect(answers.map((answer) => sessionCookieOf(answer) !== null)).toEqual(Array(9).fill(true));
    expect(await db.rateLimit.findMany({ where: { key: { startsWith: "sign-in:" } } })).toEqual([]);
  });

  test("ends in the same way for an unknown name", async () => {
    await atOnce(10, () => guess("198.51.100.1", "nobody"));

    expect((await guess("198.51.100.1", " NOBODY ")).location).toBe(TOO_MANY);
  });

  test("counts wp-login.php and the sign-in page together: 429 with the form, even for the right password", async () => {
    const post = (pwd: string) => postWpLogin({ log: victim.login, pwd }, { [SOCKET_ADDRESS]: "198.51.100.1" });
    await atOnce(5, () => guess("198.51.100.1"));

    const answers = await atOnce(10, () => post("wrong"));

    expect(statusesOf(answers).sort()).toEqual([...Array<number>(5).fill(200), ...Array<number>(5).fill(429)]);
    const refused = await post(PASSWORD);
    expect([refused.status, refused.headers.get("retry-after"), await refused.text()]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
      expect.stringContaining("You tried too often."),
    ]);
    expect(await db.session.count()).toBe(0);
  });

  test("computes no hash for a refused try", { timeout: 30_000 }, async () => {
    const tenGuesses = () => atOnce(10, () => guess("198.51.100.1"));
    await guess("198.51.100.2");

    const hashed = await workOf(tenGuesses);

    expect(await leastWorkOf(tenGuesses, hashed / 2)).toBeLessThan(hashed / 2);
  });
});

describe("S20 one password tried on many names", () => {
  const source = "198.51.100.1";
  const guess = (login: string, address = source) => signInWith(login, "Summer2027!", { address });

  /** Simulates earlier attempts from this address in the row that the first attempt created. */
  async function simulateTries(times: number) {
    await guess("name0");
    expect(
      await db.rateLimit.updateMany({ where: { key: { startsWith: "sign-in-source:" } }, data: { points: times } }),
    ).toEqual({ count: 1 });
  }

  test("ends after 200 tries from one address, even for a new name", async () => {
    const victim = await aUserWithPassword();
    await simulateTries(198);

    const locations = [await guess("name1"), await guess("name2"), await guess("name3"), await guess(victim.login)].map(
      ({ location }) => location,
    );

    expect(locations.map((location) => location === TOO_MANY)).toEqual([false, false, true, true]);
    expect((await signInWith(victim.login, PASSWORD, { address: source })).location).toBe(TOO_MANY);
    expect(sessionCookieOf(await signInWith(victim.login, PASSWORD, { address: "198.51.100.2" }))).not.toBeNull();
  });

  test("does not count the right password", async () => {
    const anna = await aUserWithPassword();
    await simulateTries(199);

    expect(sessionCookieOf(await signInWith(anna.login, PASSWORD, { address: source }))).not.toBeNull();
    expect((await guess("name1")).location).not.toBe(TOO_MANY);
    expect((await guess("name2")).location).toBe(TOO_MANY);
  });
});

describe("S20 requesting password links for other people", () => {
  const ask = (login: string, address: string) =>
    call(forgot, { body: { login }, headers: { [SOCKET_ADDRESS]: address } });

  test("ends after 30 names from one address, but not at others", async () => {
    const answers = await atOnce(40, (n) => ask(`name${n}`, "198.51.100.1"));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(
      answers.filter(({ status, headers }) => status === 429 && Number(headers.get("retry-after")) > 0),
    ).toHaveLength(10);
    expect((await ask("name0", "198.51.100.2")).status).toBe(200);
  });

  test("sends three mails, not forty, for one name from many addresses", async () => {
    const victim = await aUserWithPassword();

    for (let n = 1; n <= 40; n += 1) expect((await ask(victim.login, `198.51.100.${n}`)).status).toBe(200);
    await runJobs();

    expect(await mailsOfKind("password-reset")).toHaveLength(3);
  });
});

describe("S20 guessing an application password", () => {
  test("is 401 twenty times, then 429; the right one is always accepted", async () => {
    const anna = await aUserWithPassword();
    const password = await newApplicationPassword(anna);
    const guess = (address: string) =>
      call(readMe, { headers: { ...basic(anna.login, "wrong"), [SOCKET_ADDRESS]: address } });

    const statuses = (await atOnce(25, () => guess("198.51.100.1"))).map(({ status }) => status);

    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await guess("198.51.100.1")).headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await guess("198.51.100.2")).status).toBe(401);
    const right = await call(readMe, { headers: { ...basic(anna.login, password), [SOCKET_ADDRESS]: "198.51.100.1" } });
    expect([right.status, right.queries]).toEqual([200, 1]);
  });
});
