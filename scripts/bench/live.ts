import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { db } from "@/lib/db";
import { nonceFor } from "@/lib/users/nonce";
import { openBrowser, percentile, signedIn } from "@/scripts/bench/browser";
import { SMALL } from "@/scripts/bench/seed";
import { newSession } from "@/scripts/bench/session";

const VIEWERS = 200;
const CHANGES = 40;
const PAUSE = 1_000;

export async function measureLive(port: number, authorization: string): Promise<Record<string, string>[]> {
  const alone = await measureDelay(port, authorization);
  const viewers = await openViewers(port);
  const withViewers = await measureDelay(port, authorization).finally(viewers.end);
  return [
    rowOf("another browser alone", alone),
    rowOf(`another browser, ${VIEWERS} others look (${await viewers.answers} answers)`, withViewers),
  ];
}

async function measureDelay(port: number, authorization: string): Promise<number[]> {
  const address = `http://localhost:${port}`;
  const chrome = await openBrowser();
  try {
    const page = await (await signedIn(chrome, address)).newPage();
    await page.goto(`/boards/${SMALL.board}`);
    await page.locator("[data-live=open]").waitFor();
    const task = await db.task.findFirstOrThrow({
      where: { boardId: SMALL.board, archivedAt: null, parentId: null },
      orderBy: [{ stage: { position: "asc" } }, { position: "asc" }],
    });

    const delays: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const title = `Change ${change} of ${Date.now()}`;
      const shown = page.waitForFunction(shownAt, title);
      const began = Date.now();
      const answer = await fetch(`${address}/wp-json/boards/v2/projects/${SMALL.board}/tasks/${task.id}`, {
        method: "PUT",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify({ property: "title", value: title }),
      });
      if (!answer.ok) throw new Error(`the change returned ${answer.status}`);
      delays.push(Number(await (await shown).jsonValue()) - began);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return delays;
  } finally {
    await chrome.close();
  }
}

/** Runs in the page in each frame: the time once a card has the title. */
const shownAt = (title: string): number | false =>
  [...document.querySelectorAll("article a")].some(({ textContent }) => textContent === title) && Date.now();

async function openViewers(port: number) {
  const crowd = await db.user.findMany({ where: { login: { startsWith: "crowd" } }, take: VIEWERS });
  const memberships = crowd.map(({ id }) => ({ boardId: SMALL.board, userId: id }));
  await db.boardMember.createMany({ data: memberships });
  const people: Record<string, string>[] = [];
  for (const user of crowd) {
    const { id, cookie } = await newSession(user);
    people.push({ cookie, "x-wp-nonce": nonceFor({ id, user }) });
  }

  const viewers = spawn(
    process.execPath,
    [path.join(import.meta.dirname, "viewers.mjs"), JSON.stringify({ port, board: SMALL.board, people })],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  viewers.stdout.on("data", (text) => (output += text));
  while (!output.includes("open"))
    await Promise.race([
      once(viewers.stdout, "data"),
      once(viewers, "exit").then(() => Promise.reject(new Error("the viewers stopped unexpectedly"))),
    ]);
  const answers = once(viewers, "exit").then(() => /answers (\d+)/.exec(output)?.[1] ?? "no");
  return { answers, end: () => void viewers.kill("SIGTERM") };
}

const rowOf = (what: string, delays: number[]) => ({
  what,
  "p50 ms": percentile(delays, 50).toFixed(0),
  "p95 ms": percentile(delays, 95).toFixed(0),
  "longest ms": Math.max(...delays).toFixed(0),
});
