import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { GET } from "@/app/files/[hash]/route";
import { aCommentImage, aRoadmapOfAnna, anIdea, request } from "@/lib/testing";

const picturesIn = (html: string) => [...html.matchAll(/src="([^"]*)"/g)].map(([, address = ""]) => address);
const statusOf = async (address: string) => {
  const [, hash = ""] = /\/files\/(\w+)/.exec(address) ?? [];
  return (await GET(new Request(address), { params: Promise.resolve({ hash }) })).status;
};
const withPictures = (...addresses: string[]) =>
  addresses.map((address) => `<p><img src="${address}" alt=""></p>`).join("");

test("pictures in an idea's texts open without an account, those of other tasks do not", async () => {
  const { board, planned, idea, anna } = await aRoadmapOfAnna();
  const [own, elsewhere, file] = [
    await aCommentImage(idea, anna, { owner: "task_description" }),
    await aCommentImage(await anIdea(planned), anna),
    await aCommentImage(idea, anna, { owner: "task" }),
  ];
  const addresses = [own, elsewhere, file].map(({ fileHash }) => `https://boards.test/files/${fileHash}`);
  await db.task.update({ where: { id: idea.id }, data: { description: withPictures(...addresses, "/a.png") } });
  await db.idea.create({ data: { taskId: idea.id, answer: withPictures(addresses[0] ?? "") } });

  const { json } = await request(null, `GET roadmaps/${board.id}/ideas/${idea.id}`);
  const [open = "", ...closed] = picturesIn(json.idea.description);

  expect(open).toMatch(/^https:\/\/boards\.test\/files\/\w+\?secure_sign=[\w.]+$/);
  expect(closed).toEqual([...addresses.slice(1), "/a.png"]);
  expect(picturesIn(json.idea.answer.html)).toEqual([open]);
  expect([await statusOf(open), await statusOf(addresses[0] ?? "")]).toEqual([404, 401]);
});
