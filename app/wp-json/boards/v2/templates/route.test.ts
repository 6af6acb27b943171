import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aLabel,
  anAdmin,
  aStage,
  aTemplateOfAnna,
  aUser,
  call,
  idsOf,
  inFreeTier,
  titlesOf,
} from "@/lib/testing";
import { GET } from "./route";

describe("GET /templates", () => {
  test("summarizes the caller's templates and those that we ship", async () => {
    const { anna, max, board, toDo } = await aTemplateOfAnna({
      templateDescription: "For all",
      templateCategory: "Marketing",
      backgroundColor: "#D7543D",
    });
    const label = await aLabel(board, { title: "Bug", colorPreset: "red-bold" });
    await aStage(board, { archivedAt: new Date() });

    const [{ status, json }, ofMax] = [await call(GET, { as: anna }), await call(GET, { as: max })];

    expect(status).toBe(200);
    expect(json.user_templates).toEqual([
      {
        id: board.id,
        title: board.title,
        description: "For all",
        category: "Marketing",
        type: "to-do",
        background: { color: "#D7543D", is_image: false, image_url: null },
        stages: [{ id: toDo.id, title: "To do", position: 1, bg_color: null }, expect.anything(), expect.anything()],
        labels: [{ id: label.id, title: "Bug", color: "#1B2533", bg_color: "#4bce97", color_preset: "red-bold" }],
        stages_count: 3,
        labels_count: 1,
        tasks_count: 0,
        created_at: expect.any(String),
        can_manage: true,
      },
    ]);
    expect(ofMax.json.user_templates).toMatchObject([{ id: board.id, can_manage: false }]);
    expect(idsOf(json.default_templates)).toContain("kanban");
  });

  test("describes a template by its board, and as custom, where nothing else was written", async () => {
    const { anna } = await aTemplateOfAnna({ description: "<p>Ours</p>" });

    expect((await call(GET, { as: anna })).json.user_templates).toMatchObject([
      { description: "<p>Ours</p>", category: "custom", background: null },
    ]);
  });

  test("lists neither archived templates nor those of others, except for admins", async () => {
    const [{ anna }, other] = [await aTemplateOfAnna({ archivedAt: new Date() }), await aTemplateOfAnna()];

    expect((await call(GET, { as: anna })).json.user_templates).toEqual([]);
    expect(idsOf((await call(GET, { as: await anAdmin() })).json.user_templates)).toEqual([other.board.id]);
  });

  test("names those that we ship in the language of the screen, of the profile, or of the site", async () => {
    const { anna } = await aBoardOfAnna();
    const first = async (headers = {}) =>
      titlesOf((await call(GET, { as: anna, headers })).json.default_templates).at(-1);

    const english = await first();
    await db.setting.create({ data: { key: "site", value: { language: "de_DE" } } });
    const ofSite = await first();
    await db.user.update({ where: { id: anna.id }, data: { locale: "ar" } });

    expect([english, ofSite, await first(), await first({ "x-boards-locale": "de" })]).toEqual([
      "Onboarding",
      "Einarbeitung",
      "تهيئة الموظفين الجدد",
      "Einarbeitung",
    ]);
  });

  test("is 403 for people on no board and in the free tier", async () => {
    const { anna } = await aBoardOfAnna();

    const answers = [await call(GET, { as: await aUser() }), await inFreeTier(() => call(GET, { as: anna }))];

    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [403, "Sorry, you are not allowed to do that."],
      [403, "This is a pro feature"],
    ]);
  });
});
