import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aFolder, anAdmin, aUser, call } from "@/lib/testing";
import {
  gid,
  membership,
  section,
  story,
  workAttachment,
  workPerson,
  workProject,
  workTask,
} from "@/lib/testing/doubles/work-records";
import { WORK_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import { aWorkServer } from "@/lib/testing/doubles/work-server";
import { POST } from "./route";

const toDo = section(100, "To do");
const anna = workPerson(1, { email: "Anna@example.com" });
const project = workProject(1, {
  sections: [toDo, section(101, "Done")],
  members: [anna],
  tasks: [
    workTask(10, {
      memberships: [membership(1, toDo)],
      assignee: anna,
      num_subtasks: 1,
      dependencies: [{ gid: gid(11) }],
    }),
    workTask(11, { memberships: [membership(1, section(101))] }),
  ],
});
const server = () =>
  aWorkServer({
    workspaces: [],
    projects: [project],
    subtasks: { [gid(10)]: [workTask(20)] },
    stories: { [gid(10)]: [story(30, "Hello", { created_by: anna })] },
    attachments: { [gid(10)]: [workAttachment(40, "notes.txt")] },
    files: { [gid(40)]: Buffer.from("notes") },
  });

const importProject = async (body: object, as = anAdmin()) =>
  call(POST, { as: await as, body: { pat: WORK_TOKEN, project_gid: project.gid, ...body } });

describe("POST /import-work-project", () => {
  test("imports a whole project, into a folder, and answers with its board", async () => {
    await server();
    const [user, folder] = [await aUser({ login: "anna", email: "anna@example.com" }), await aFolder()];

    const { status, json } = await importProject({ folder_id: folder.id });

    expect([status, json]).toEqual([
      200,
      { message: "Project imported successfully from Asana", board_id: expect.any(Number) },
    ]);
    const board = await db.board.findUniqueOrThrow({
      where: { id: json.board_id },
      include: { stages: { orderBy: { position: "asc" } } },
    });
    expect(board).toMatchObject({
      title: "Campaign",
      folderId: folder.id,
      stages: [{ title: "To do" }, { title: "Done" }],
    });
    const [task, other] = await db.task.findMany({
      where: { boardId: board.id, parentId: null },
      include: { subtasks: true, comments: true, assignees: true, attachments: true },
      orderBy: { id: "asc" },
    });
    expect(task).toMatchObject({
      ...{ title: "Task 10", subtasks: [{ title: "Task 20" }], assignees: [{ userId: user.id }] },
      comments: [{ description: "Hello", createdById: user.id }],
      attachments: [{ title: "notes.txt", attachmentType: "text/plain" }],
    });
    expect(await db.taskDependency.findMany({ select: { predecessorId: true, successorId: true } })).toEqual([
      { predecessorId: other?.id, successorId: task?.id },
    ]);
  });

  test("422 with a clear sentence where Asana refuses, and no board is left", async () => {
    await server();

    const { status, json } = await importProject({ project_gid: "999" });

    expect([status, json.message]).toEqual([422, "Asana has nothing with this id."]);
    expect(await db.board.count()).toBe(0);
    expect(JSON.stringify(await db.importSession.findMany())).not.toContain(WORK_TOKEN);
  });

  test("404 for a folder that does not exist, 400 without a project, 403 for people who are no administrators", async () => {
    expect((await importProject({ folder_id: 999 })).status).toBe(404);
    expect((await importProject({ project_gid: "" })).status).toBe(400);
    expect((await importProject({}, aUser())).status).toBe(403);
    expect(await db.importSession.count()).toBe(0);
  });
});
