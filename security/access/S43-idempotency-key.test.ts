import { describe, expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { POST as passwordOfMine } from "@/app/wp-json/wp/v2/users/me/application-passwords/route";
import { POST as passwordOfUser } from "@/app/wp-json/wp/v2/users/[user_id]/application-passwords/route";
import { db } from "@/lib/db";
import { call, withSettings } from "@/lib/testing";
import { aWorld } from "@/security/world";

const headers = { "Idempotency-Key": "one" };

/** All spellings of the address of one board's tasks. */
const spellingsOf = (id: number): [string, Parameters<typeof call>[1]?][] => [
  [`/wp-json/boards/v2/projects/${id}/tasks`],
  [`/wp-json/boards/v2/projects/${id}/tasks/`],
  [`/wp-json/boards/v2/projects/0${id}/tasks`],
  [`/wp-json/boards/v2/projects/%3${String(id)[0]}${String(id).slice(1)}/tasks`],
  [`/wp-json/acme-boards/v2/projects/${id}/tasks`],
  [`/api/boards/v2/projects/${id}/tasks`],
  [`/index.php/wp-json/boards/v2/projects/${id}/tasks`],
  [`/?rest_route=/boards/v2/projects/${id}/tasks`],
  [`/index.php?rest_route=%2Facme-boards%2Fv2%2Fprojects%2F00${id}%2Ftasks%2F`],
  [`/wp-json/boards/v2/projects/${id}/tasks?_method=POST&_locale=user`],
  [`/wp-json/boards/v2/projects/${id}/tasks`, { headers: { "X-HTTP-Method-Override": "post" } }],
];

describe("S43: one Idempotency-Key", () => {
  test("writes once and has one answer for all spellings of the path", async () => {
    const { people, home } = await aWorld();
    const before = await db.task.count();
    const sent = {
      as: people.member,
      params: { board_id: home.board.id },
      body: { task: { title: "Once", board_id: home.board.id, stage_id: home.stage.id } },
    };

    await withSettings({ BOARDS_SLUG: "acme-boards", BOARDS_REST_PREFIX: "api" }, async () => {
      const ids: unknown[] = [];
      for (const [path, more] of spellingsOf(home.board.id)) {
        const { status, json } = await call(POST, { ...sent, path, headers: { ...headers, ...more?.headers } });
        expect([path, status]).toEqual([path, 201]);
        ids.push(json.task.id);
      }
      expect(new Set(ids).size).toBe(1);
    });
    expect(await db.task.count()).toBe(before + 1);
  });

  test("writes once for any order and place of the parameters", async () => {
    const { people, home } = await aWorld();
    const before = await db.task.count();
    const path = `/wp-json/boards/v2/projects/${home.board.id}/tasks`;
    const task = { title: "Once", board_id: String(home.board.id), stage_id: String(home.stage.id) };
    const turned = Object.fromEntries(Object.entries(task).reverse());
    const given = { as: people.member, params: { board_id: home.board.id }, headers };

    const answers = [
      await call(POST, { ...given, path: `${path}?a=1&b=2`, body: { task } }),
      await call(POST, { ...given, path: `${path}?b=2&a=1`, body: { task: turned } }),
      await call(POST, {
        ...given,
        path: `${path}?task[stage_id]=${task.stage_id}&b=2&task[title]=Once&a=1&task[board_id]=${task.board_id}`,
      }),
    ];

    expect(answers.map(({ status, json }) => [status, json.task.id])).toEqual(
      answers.map(() => [201, answers[0]?.json.task.id]),
    );
    expect(await db.task.count()).toBe(before + 1);
  });

  test("is independent for another board", async () => {
    const {
      people: { administrator: admin },
      home,
      foreign,
    } = await aWorld();
    const before = await db.task.count();

    for (const { board, stage } of [home, foreign]) {
      const path = `/wp-json/boards/v2/projects/${board.id}/tasks`;
      await call(POST, {
        as: admin,
        path,
        params: { board_id: board.id },
        headers,
        body: { task: { title: "Once each", board_id: board.id, stage_id: stage.id } },
      });
    }

    expect(await db.task.count()).toBe(before + 2);
  });

  test("makes one application password for the caller, by id or as `me`", async () => {
    const { member } = (await aWorld()).people;
    const sent = { as: member, headers, body: { name: "Once" } };

    const first = await call(passwordOfMine, { ...sent, path: "/wp-json/wp/v2/users/me/application-passwords" });
    const second = await call(passwordOfUser, {
      ...sent,
      path: `/wp-json/wp/v2/users/${member.id}/application-passwords/`,
      params: { user_id: member.id },
    });

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json.password).toBe(first.json.password);
  });
});
