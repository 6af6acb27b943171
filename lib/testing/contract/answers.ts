import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject } from "vitest";
import type { Handler } from "@/lib/http/endpoint";
import type { Handlers } from "@/lib/http/route";
import { oncePerProcess } from "@/lib/once";
import type { Needed, Noted } from "@/lib/testing/contract/unproven";
import { handlersIn, pathOf } from "@/scripts/contract/route-list";

const API = path.resolve(import.meta.dirname, "../../../app/wp-json");

/** `proof.ts` reads these notes when the run ends. */
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
  /** The file only re-exports another file's handlers (as `me` does), whose own tests prove them. */
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

const notesOf = ({ path: at, handlers, isAlias }: Route, method: string, status: number): Noted[] =>
  Object.entries(handlers).map(([each, handler]) => ({
    name: `${each} ${at}`,
    needs: isAlias ? [] : neededOf(at, each, handler),
    ...(handler === handlers[method as keyof Handlers] && { status }),
  }));

/** These routes answer 404 to everyone who lacks permission, so that the answer doesn't reveal what exists. */
const HIDDEN = ["/boards/v2/tasks/[task_id]/add-attachment"];

/** Boards has none of these kinds of content. */
const EMPTY = ["/wp/v2/types/[type]", "/wp/v2/taxonomies/[taxonomy]", "/wp/v2/statuses/[status]"];

/** A missing board answers 403, as another team's board does, so only the other ids of the path need a 404; a type of
 * boards that does not exist has none. */
function neededOf(at: string, method: string, { who, input }: Pick<Handler, "who" | "input">): Needed[] {
  const needed: [Needed, boolean][] = [
    ["success", who !== "nobody" && !EMPTY.includes(at)],
    ["401", who === "anyoneSignedIn" || HIDDEN.includes(at)],
    ["403", !["anyone", "anyoneSignedIn"].includes(who) && !HIDDEN.includes(at)],
    ["404", /\[/.test(at.replace("[board_id]", "").replace("[type]", "")) && who !== "nobody"],
    ["400", input !== undefined && method !== "GET"],
  ];
  return needed.filter(([, isNeeded]) => isNeeded).map(([each]) => each);
}
