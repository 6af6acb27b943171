import { describe, expect, test } from "vitest";
import { PUT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import { db } from "@/lib/db";
import { aTaskOfAnna, call, notificationsAbout } from "@/lib/testing";
import { POST } from "./route";

const TABLE = "| a | b |\n| --- | --- |\n| **c** | @vera |";

async function written(body: object) {
  const world = await aTaskOfAnna();
  const { json } = await call(POST, { as: world.max, params: world.params, body });
  const params = { board_id: world.board.id, comment_id: json.comment.id };
  const edit = async (change: object) => (await call(PUT, { as: world.max, params, body: change })).json.comment;
  return { ...world, comment: json.comment, edit };
}

describe("a comment in Markdown", () => {
  test("has its text as it was typed, HTML with its formats, and the keys of any other comment", async () => {
    const plain = await written({ comment: "**a**" });
    const { comment } = await written({ comment: TABLE.replace("vera", plain.vera.login), comment_format: "markdown" });

    expect(plain.comment.description).toBe("**a**");
    expect(comment.settings.raw_description).toContain("**c**");
    expect(comment.description).toMatch(/^<table><tbody><tr><th>a<\/th>.*<strong>c<\/strong>/);
    expect(Object.keys(comment).sort()).toEqual(Object.keys(plain.comment).sort());
  });

  test("mentions people, and notifies in plain words", async () => {
    const world = await aTaskOfAnna();
    const body = { comment: `# Hi **@${world.vera.login}**`, comment_format: "markdown" };

    const { json } = await call(POST, { as: world.max, params: world.params, body });

    expect(json.comment.settings.mentioned_id).toEqual([world.vera.id]);
    expect(await notificationsAbout(world.task)).toContainEqual([world.vera.id, "task_comment_mentioned"]);
    const notification = await db.notification.findFirstOrThrow({ where: { kind: "task_comment_mentioned" } });
    expect(notification.description).toBe(`Hi ${world.vera.displayName}`);
  });

  test("stays one when a client that does not know the format changes its text, until it is said to be plain", async () => {
    const { edit } = await written({ comment: "- a\n- b", comment_format: "markdown" });

    expect((await edit({ comment: "- a\n- c" })).description).toBe("<ul><li><p>a</p></li><li><p>c</p></li></ul>");
    expect((await edit({ comment: "- a\n- c", comment_format: "plain" })).description).toBe("- a\n- c");
    expect((await edit({ comment: "- d" })).description).toBe("- d");
  });

  test("S39: gets no markup of its own", async () => {
    const { comment } = await written({
      comment: "<script>alert(1)</script> [a](javascript:alert(1)) ![b](https://a.test/x.png)",
      comment_format: "markdown",
    });

    expect(comment.description).not.toMatch(/<script|<img|href="javascript/i);
  });

  test("answers 400 for another format", async () => {
    const { params, max } = await aTaskOfAnna();

    const { status } = await call(POST, { as: max, params, body: { comment: "a", comment_format: "html" } });

    expect([status, await db.comment.count()]).toEqual([400, 0]);
  });
});
