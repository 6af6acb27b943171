import { describe, expect, test } from "vitest";
import { GET as BOARD, PUT as RENAME } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST as FIELD } from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/route";
import { POST as STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { GET as TASKS, POST as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import {
  GET as SUBTASKS,
  POST as SUBTASK,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/subtasks/route";
import { POST as SUBTASK_GROUP } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/subtask-group/route";
import {
  GET as VALUES,
  POST as VALUE,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/custom-fields/route";
import { GET as LABELS, POST as LABEL } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/route";
import { GET as MEMBERS } from "@/app/wp-json/boards/v2/projects/[board_id]/users/route";
import { POST as NAME } from "@/app/wp-json/boards/v2/member/[id]/display-name/route";
import { PUT as PROFILE } from "@/app/wp-json/boards-app/v1/profile/route";
import { POST as SITE } from "@/app/wp-json/wp/v2/settings/route";
import { GET as PROGRAMS, POST as PROGRAM } from "@/app/wp-json/wp/v2/users/me/application-passwords/route";
import { POST as USER } from "@/app/wp-json/wp/v2/users/me/route";
import { aBoardOfAnna, anAdmin, type Answer, aTaskOfAnna, call, statusesOf } from "@/lib/testing";
import { databaseText } from "@/security/database";
import { PAYLOADS, runningIn } from "@/security/texts/payloads";

async function expectNothingStored() {
  expect(await databaseText()).not.toMatch(/<script|onerror=|onload=|srcdoc=|javascript:alert/i);
}

describe("S12: stored text never runs", () => {
  test.each(PAYLOADS)("in a task: %s", async (payload) => {
    const { max, board, toDo } = await aBoardOfAnna();
    const onBoard = { as: max, params: { board_id: board.id } };

    await call(RENAME, { ...onBoard, body: { title: payload, description: payload } });
    await call(STAGE, { ...onBoard, body: { title: payload } });
    await call(TASK, {
      ...onBoard,
      body: { task: { title: payload, description: payload, board_id: board.id, stage_id: toDo.id } },
    });

    const tasks = await call(TASKS, onBoard);
    expect(runningIn(tasks, await call(BOARD, onBoard))).toEqual([]);
    expect(tasks.json.tasks[0].title).toContain("kept");
  });

  test.each(PAYLOADS)("in subtasks: %s", async (payload) => {
    const { max: as, params } = await aTaskOfAnna();

    await call(SUBTASK_GROUP, { as, params, body: { title: payload } });
    await call(SUBTASK, { as, params, body: { title: payload, description: payload } });

    const answer = await call(SUBTASKS, { as, params });
    const [group] = answer.json.subtaskGroups;
    expect(runningIn(answer)).toEqual([]);
    for (const title of [group.value, group.subtasks[0].title]) expect(title).toContain("kept");
  });

  test.each(PAYLOADS)("in names: %s", async (payload) => {
    const { anna, board } = await aBoardOfAnna();
    const ada = await anAdmin();
    const params = { board_id: board.id };

    const answers = await Promise.all([
      call(PROFILE, { as: anna, body: { display_name: payload } }),
      call(NAME, { as: ada, params: { id: ada.id }, body: { display_name: payload } }),
      call(USER, { as: ada, body: { name: payload, first_name: payload, last_name: payload, description: payload } }),
      call(SITE, { as: ada, body: { title: payload, description: payload } }),
      call(PROGRAM, { as: anna, body: { name: payload } }),
      call(LABEL, { as: anna, params, body: { label: payload, color: "#1B2533", bg_color: "#4bce97" } }),
    ]);

    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 201, 200]);
    for (const list of [LABELS, MEMBERS, PROGRAMS]) answers.push(await call(list, { as: anna, params }));
    expect(runningIn(...answers)).toEqual([]);
    await expectNothingStored();
  });

  test.each(PAYLOADS)("in the title, option and value of a custom field: %s", async (payload) => {
    const { max: as, params } = await aTaskOfAnna();
    const make = (customField: object) => call(FIELD, { as, params, body: { customField } });
    const fill = (field: Answer, value: string) =>
      call(VALUE, { as, params, body: { custom_field_id: field.json.customField.id, value } });

    const chosen = await make({ title: payload, type: "select", options: [payload, "other"] });
    await fill(chosen, chosen.json.customField.settings.select_options[0]);
    await fill(await make({ title: "Text", type: "text" }), payload);

    const values = await call(VALUES, { as, params });
    expect(values.json.customFields).toHaveLength(2);
    expect(runningIn(chosen, values, await call(BOARD, { as, params }))).toEqual([]);
    await expectNothingStored();
  });
});
