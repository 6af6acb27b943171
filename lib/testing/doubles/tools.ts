import { onTestFinished } from "vitest";
import { card, cardBoardFile, list } from "@/lib/testing/doubles/card-board-records";
import { aCardBoardServer } from "@/lib/testing/doubles/card-board-server";
import { gid, membership, section, workProject, workTask } from "@/lib/testing/doubles/work-records";
import { aModelServer } from "@/lib/testing/doubles/model-server";
import { aWorkServer } from "@/lib/testing/doubles/work-server";

let running: Promise<void> | null = null;

/** Servers of both tools with a small board each, and one with a language model, until the test ends. */
export function otherTools(): Promise<void> {
  if (!running) onTestFinished(() => void (running = null));
  return (running ??= startAll());
}

async function startAll() {
  await aModelServer();
  const [toDo, planned] = [list(1, { name: "To do" }), section(100, "Planned")];
  await aCardBoardServer([
    cardBoardFile({ lists: [toDo], cards: [card(10, toDo.id, { name: "Write the invitation" })] }),
  ]);
  await aWorkServer({
    workspaces: [{ gid: gid(5), name: "Acme", resource_type: "workspace" }],
    projects: [
      workProject(1, {
        sections: [planned],
        tasks: [workTask(10, { name: "Book a room", memberships: [membership(1, planned)] })],
      }),
    ],
  });
}
