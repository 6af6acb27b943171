import type { Page } from "@playwright/test";
import { db } from "@/lib/db";
import { addMember } from "@/lib/members/add";
import { removeMember } from "@/lib/members/remove";
import type { CurrentUser } from "@/lib/users/current-user";
import { roadmap } from "@/scripts/demo/boards/roadmap";
import type { Screen } from "@/scripts/screenshots/screen";

export async function accessEnded(viewer: CurrentUser, manager: CurrentUser): Promise<Screen> {
  const board = await db.board.findFirstOrThrow({ where: { title: roadmap.title } });

  async function act(page: Page) {
    const member = await addMember(board, { userId: viewer.id, role: "viewer" }, manager);
    await page.goto(`/boards/${board.id}`);
    await page.locator("[data-live=open]").waitFor();
    await removeMember(member, manager);
    await page.getByRole("heading", { name: "You no longer have access to this board" }).waitFor();
  }
  return { name: "access-ended", path: "/", act };
}
