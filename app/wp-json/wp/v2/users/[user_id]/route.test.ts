import { describe, expect, test } from "vitest";
import { DELETE, GET, PUT } from "./route";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aBrowserOf,
  accountOf,
  aComment,
  aMember,
  anAdmin,
  aServiceAdmin,
  assign,
  aStage,
  aTask,
  aUser,
  aUserWithPassword,
  boardLinks,
  call,
  type Caller,
  linkToTaskAndStage,
  PASSWORD,
  whileBlocked,
} from "@/lib/testing";

const pathOf = ({ id }: { id: number }) => ({ user_id: id });
const me = { user_id: "me" };
const change = (as: Caller, params: { user_id: number | string }, body: object) => call(PUT, { as, params, body });

describe("GET /wp/v2/users/:user_id", () => {
  test("returns the caller's own account, with private fields in the edit context", async () => {
    const anna = await aUser({ login: "anna" });

    const { json } = await call(GET, { as: anna, params: me });
    const edited = await call(GET, { as: anna, params: me, query: { context: "edit" } });

    expect(Object.keys(json).join(" ")).toBe("id name url description link slug avatar_urls meta _links");
    expect(edited.json).toMatchObject({
      id: anna.id,
      username: "anna",
      email: "anna@example.com",
      roles: ["subscriber"],
      capabilities: { read: true, subscriber: true },
    });
  });

  test("returns anybody to an admin, 404 for an unknown id", async () => {
    const [admin, anna] = [await anAdmin(), await aUser()];

    expect((await call(GET, { as: admin, params: pathOf(anna) })).json.id).toBe(anna.id);
    const { status, json } = await call(GET, { as: admin, params: { user_id: 4711 } });
    expect([status, json.code, json.message]).toEqual([404, "rest_user_invalid_id", "Invalid user ID."]);
  });

  test("answers the same 403 for others, whether the person exists or not; 401 when signed out", async () => {
    const anna = await aUser();

    for (const params of [pathOf(await aUser()), { user_id: 4711 }])
      expect((await call(GET, { as: anna, params })).json).toEqual({
        code: "rest_user_cannot_view",
        message: "Sorry, you are not allowed to list users.",
        data: { status: 403 },
      });
    expect((await call(GET, { params: me })).json.code).toBe("rest_not_logged_in");
  });
});

describe("PUT /wp/v2/users/:user_id", () => {
  test("changes the caller's own name and texts", async () => {
    const anna = await aUser();

    const changes = { name: "Anna A.", first_name: "Anna", url: "https://anna.example", locale: "pl_PL" };

    const { json } = await change(anna, me, { ...changes, description: "Hi <script>x</script>" });

    expect(json).toMatchObject({ ...changes, description: "Hi " });
    expect(await accountOf(anna)).toMatchObject({ displayName: "Anna A.", locale: "pl_PL", lastName: "" });
  });

  test("the caller's own address and password need the current password", async () => {
    const anna = await aUserWithPassword();

    for (const body of [
      { email: "new@example.com" },
      { password: "a new password" },
      { email: "new@example.com", current_password: "wrong" },
    ]) {
      const { json } = await change(anna, me, body);
      expect(Object.keys(json.data.params)).toEqual(["current_password"]);
    }
    expect(await accountOf(anna)).toMatchObject({
      email: anna.email,
      passwordHash: anna.passwordHash,
    });

    const { json } = await change(anna, me, { email: "new@example.com", current_password: PASSWORD });
    expect(json.email).toBe("new@example.com");
  });

  test("an administrator sets another person's password, which ends that person's sessions", async () => {
    const [admin, anna] = [await anAdmin(), await aUserWithPassword()];
    await aBrowserOf(anna);

    const { status } = await change(admin, pathOf(anna), { password: "set by the admin" });

    expect(status).toBe(200);
    expect(await db.session.count({ where: { userId: anna.id } })).toBe(0);
    expect((await accountOf(anna)).passwordHash).not.toBe(anna.passwordHash);
  });

  test("an administrator promotes another one, and demotes them again", async () => {
    const [admin, anna] = [await anAdmin(), await aUser()];

    expect((await change(admin, pathOf(anna), { roles: ["administrator"] })).json.roles).toEqual(["administrator"]);
    expect((await change(anna, pathOf(admin), { roles: ["subscriber"] })).json.roles).toEqual(["subscriber"]);
  });

  test("a demoted administrator leaves the tasks of boards without membership, unless they are a service admin", async () => {
    const [admin, ada, sam] = [await anAdmin(), await anAdmin(), await anAdmin({ isServiceAdmin: true })];
    const { board, toDo } = await aBoardOfAnna();
    await aMember(board, ada);
    const elsewhere = await aStage(await aBoard());
    for (const person of [ada, sam]) for (const stage of [toDo, elsewhere]) await linkToTaskAndStage(stage, person);

    for (const person of [ada, sam]) await change(admin, pathOf(person), { roles: "subscriber" });

    expect(await boardLinks(ada)).toEqual([1, 1, 1, 1, 1]);
    expect(await boardLinks(sam)).toEqual([0, 2, 2, 2, 2]);
  });

  test("answers 409 for demoting the last administrator", async () => {
    const admin = await anAdmin();

    const { status, json } = await change(admin, me, { roles: ["subscriber"] });

    expect([status, json.code]).toEqual([409, "rest_conflict"]);
    expect(await accountOf(admin)).toMatchObject({ role: "administrator" });
  });

  test("answers 403 for another person's account, and for a service admin at a site administrator's", async () => {
    const admin = await anAdmin({ displayName: "Root" });

    for (const as of [await aUser(), await aServiceAdmin()])
      expect((await change(as, pathOf(admin), { name: "x" })).json.code).toBe("rest_cannot_edit");
    expect((await accountOf(admin)).displayName).toBe("Root");
  });

  test("answers 404 for an admin when the person does not exist", async () => {
    expect((await change(await anAdmin(), { user_id: 4711 }, { name: "x" })).json.code).toBe("rest_user_invalid_id");
  });
});

describe("DELETE /wp/v2/users/:user_id", () => {
  const anonymous = { createdById: null, authorName: "Deleted user", authorEmail: "" };
  const remove = (as: Caller, person: { id: number }, body: object = { force: true, reassign: false }) =>
    call(DELETE, { as, params: pathOf(person), body });

  test("deletes memberships and assignments, and keeps what was written", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { createdById: max.id });
    await assign(task, max);
    await aComment(task, max, { rawDescription: "Hello" });

    const { json } = await remove(await anAdmin(), max, { force: true, reassign: "" });

    expect(json).toMatchObject({ deleted: true, previous: { id: max.id, username: max.login } });
    expect([await db.boardMember.count({ where: { boardId: board.id } }), await db.taskAssignee.count()]).toEqual([
      2, 0,
    ]);
    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({ createdById: null });
    expect(await db.comment.findFirst()).toMatchObject({ ...anonymous, description: "Hello" });
    expect(await db.user.count({ where: { id: anna.id } })).toBe(1);
  });

  test("leaves neither name nor address on a comment that is just being written", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const admin = await anAdmin();

    const by = { createdById: max.id, authorName: "Max", authorEmail: max.email, authorIp: "192.0.2.7" };
    const text = { rawDescription: "Hello", description: "Hello" };
    const [deletion] = await whileBlocked(
      (tx) => tx.comment.create({ data: { boardId: board.id, taskId: task.id, ...by, ...text } }),
      () => [remove(admin, max)],
    );

    expect(deletion.status).toBe(200);
    expect(await db.comment.findFirst()).toMatchObject({ ...anonymous, authorIp: "" });
  });

  test("transfers boards and tasks to the person whom reassign names", async () => {
    const [max, nina] = [await aUser(), await aUser()];
    const board = await aBoard({ createdById: max.id });

    const { status } = await remove(await anAdmin(), max, { force: true, reassign: nina.id });

    expect(status).toBe(200);
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({ createdById: nina.id });
  });

  test("votes of a deleted person are no longer counted", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { voteCount: 1 });
    await db.ideaVote.create({ data: { taskId: task.id, userId: max.id } });

    await remove(await anAdmin(), max);

    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({ voteCount: 0 });
  });

  test.each([
    ["without force", { reassign: false }, 501, "rest_trash_not_supported"],
    ["without reassign", { force: true }, 400, "rest_missing_callback_param"],
    ["in favour of nobody's id", { force: true, reassign: 4711 }, 400, "rest_user_invalid_reassign"],
    ["in favour of what is no id", { force: true, reassign: "x" }, 400, "rest_user_invalid_reassign"],
  ])("is refused %s", async (_how, body, status, code) => {
    const max = await aUser();

    const answer = await remove(await anAdmin(), max, body);

    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await db.user.count({ where: { id: max.id } })).toBe(1);
  });

  test("nobody may delete themselves, not even an administrator", async () => {
    const admin = await anAdmin();
    await anAdmin();

    const { status, json } = await remove(admin, admin);

    expect([status, json.code]).toEqual([403, "rest_user_cannot_delete"]);
    expect(await db.user.count()).toBe(2);
  });

  test("answers 403 for a service admin at a site administrator, 404 for an unknown person", async () => {
    const admin = await anAdmin();

    expect((await remove(await aServiceAdmin(), admin)).status).toBe(403);
    expect(await db.user.count({ where: { id: admin.id } })).toBe(1);
    expect((await remove(admin, { id: 4711 })).json).toMatchObject({
      code: "rest_user_invalid_id",
      data: { status: 404 },
    });
  });
});
