import { expect, test } from "vitest";
import { listVisibleFolders } from "@/lib/folders/list";
import { aBoard, aFolder, aServiceAdmin, aUser } from "@/lib/testing";

test("folders are sorted by title with counts of active boards; people who are not admins only see folders with their boards", async () => {
  const [noa, admin] = [await aUser(), await aServiceAdmin()];
  const work = await aFolder({ title: "work" });
  const home = await aFolder({ title: "Home" });
  await aFolder({ title: "Empty" });
  await aBoard({ folderId: work.id, members: [[noa, "viewer"]] });
  await aBoard({ folderId: work.id });
  await aBoard({ folderId: work.id, isTemplate: true, members: [[noa, "member"]] });
  await aBoard({ folderId: home.id, archivedAt: new Date(), members: [[noa, "member"]] });
  const seenBy = async (user: typeof noa, isAdmin: boolean) =>
    (await listVisibleFolders({ ...user, isAdmin })).map(({ title, boards }) => [title, boards]);

  expect(await seenBy(admin, true)).toEqual([
    ["Empty", 0],
    ["Home", 0],
    ["work", 2],
  ]);
  expect(await seenBy(noa, false)).toEqual([["work", 1]]);
});
