import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject } from "vitest";
import type { Handler } from "@/lib/http/endpoint";
import type { Handlers } from "@/lib/http/route";
import { oncePerProcess } from "@/lib/once";
import type { Needed, Noted } from "@/lib/testing/contract/unproven";
import { handlersIn, pathOf } from "@/scripts/contract/route-list";

const API = path.resolve(import.meta.dirname, "../../../app/wp-json");

/** Notes an answer that a test got from the route in whose folder it stands; `proof.ts` reads the notes when the run ends. */
export async function noteAnswer(handlers: Handlers, method: string, status: number): Promise<void> {
  const notes = inject("answersFolder");
  const { testPath } = expect.getState();
  if (!notes || !testPath) return;

  const folder = path.dirname(testPath);
  const own = await oncePerProcess(`route in ${folder}`, () => routeIn(folder));
  if (own?.handlers !== handlers) return;

  const seen = oncePerProcess("answers noted", () => new Set<string>());
  for (const noted of notesOf(own, method, status)) {
    const line = `${JSON.stringify(noted)}\n`;
    if (seen.has(line)) continue;
    seen.add(line);
    appendFileSync(path.join(notes, `${process.pid}.jsonl`), line);
  }
}

interface Route {
  path: string;
  handlers: Handlers;
  /** It gives another file's handlers one more path, as `me` beside the person of the path: that file's tests prove them, here a call will do. */
  isAlias: boolean;
}

async function routeIn(folder: string): Promise<Route | null> {
  const file = path.join(folder, "route.ts");
  if (!file.startsWith(API) || !existsSync(file)) return null;
  return {
    path: pathOf(file),
    handlers: await handlersIn(file),
    isAlias: /^export \{[^}]*\} from "@\/app\//m.test(readFileSync(file, "utf8")),
  };
}

/** One handler may stand under several methods, as PUT beside PATCH: it is proven once. The others of the file are noted without a status. */
const notesOf = ({ path: at, handlers, isAlias }: Route, method: string, status: number): Noted[] =>
  Object.entries(handlers).map(([each, handler]) => ({
    name: `${each} ${at}`,
    needs: isAlias ? [] : neededOf(at, each, handler),
    ...(handler === handlers[method as keyof Handlers] && { status }),
  }));

/** These answer 404 to everybody who may not, so that nobody learns what is there. */
const HIDDEN = ["/boards/v2/tasks/[task_id]/add-attachment"];

/** A board that is not there is a 403, as a stranger's is: only what else the path names asks for a 404. */
function neededOf(at: string, method: string, { who, input }: Pick<Handler, "who" | "input">): Needed[] {
  const needed: [Needed, boolean][] = [
    ["success", who !== "nobody"],
    ["401", who === "anyoneSignedIn" || HIDDEN.includes(at)],
    ["403", !["anyone", "anyoneSignedIn"].includes(who) && !HIDDEN.includes(at)],
    ["404", /\[/.test(at.replace("[board_id]", "")) && who !== "nobody"],
    ["400", input !== undefined && method !== "GET"],
  ];
  return needed.filter(([, isNeeded]) => isNeeded).map(([each]) => each);
}
