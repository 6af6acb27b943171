import { expect, type Page } from "@playwright/test";
import { aBoard, type MadeBoard } from "./boards";
import { send } from "./people";

/** Guests may do on all roadmaps what accounts may. */
export const openRoadmapsToGuests = () =>
  send("POST", "/boards/v2/admin/roadmap/settings", {
    settings: {
      enable_new_idea_submission: "yes",
      enable_new_comment_submission: "yes",
      enable_new_vote_submission: "yes",
      new_idea_require_auth: "no",
      new_idea_comment_require_auth: "no",
      new_idea_vote_require_auth: "no",
    },
  });

export interface MadeRoadmap extends MadeBoard {
  path: string;
}

/** A roadmap whose stages are public, with these ideas in its first stage. */
export async function aRoadmap(title: string, ideas: readonly string[] = []): Promise<MadeRoadmap> {
  const board = await aBoard({ title, type: "roadmap" });
  const { board: made } = await send("GET", `/boards/v2/projects/${board.id}`);
  for (const { id, settings } of made.stages)
    if (!settings.is_public) await send("PUT", `/boards/v2/projects/${board.id}/stage-view/${id}`);
  for (const idea of ideas)
    await send("POST", `/boards/v2/roadmaps/${board.id}/ideas`, {
      idea: { title: idea, description: `It would be good to have: ${idea}.` },
    });
  return { ...board, path: `/roadmap/${title.toLowerCase().replaceAll(" ", "-")}` };
}

const HUMAN_MS = 1_600;

/** Forms that were filled in faster than people do are refused. */
export async function sendForm(page: Page, button: string, done: RegExp) {
  const submit = page.getByRole("button", { name: button, exact: true });
  const stamp = page.locator("form").filter({ has: submit }).locator("input[name=stamp]");
  const age = async () => Date.now() - parseInt((await stamp.inputValue()).split(".")[0] ?? "", 36);
  await expect.poll(age).toBeGreaterThan(HUMAN_MS);
  await submit.click();
  await expect(page).toHaveURL(done);
}
