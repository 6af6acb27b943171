import { describe, expect, test } from "vitest";
import { LABEL_PRESETS } from "@/lib/labels/presets";
import { aBoardOfAnna, aUser, call, idsOf } from "@/lib/testing";
import { GET } from "./route";

describe("GET /templates/default", () => {
  test("returns what we ship, each with stages, labels and tasks", async () => {
    const { anna } = await aBoardOfAnna();

    const { status, json } = await call(GET, { as: anna });

    expect(status).toBe(200);
    expect(idsOf(json.templates).toSorted()).toEqual(
      [
        ...["bug-tracker", "content-calendar", "event", "hiring", "kanban"],
        ...["okrs", "onboarding", "roadmap", "sales-pipeline", "sprint"],
      ].map((id) => id as unknown as number),
    );
    const presets = new Set<string>(LABEL_PRESETS.map(({ id }) => id));
    for (const template of json.templates) {
      expect(template).toMatchObject({
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        category: expect.stringMatching(/\S/),
        type: template.id === "roadmap" ? "roadmap" : "to-do",
        background: { color: expect.stringMatching(/^(#|linear-gradient)/), is_image: false, image_url: null },
        preview_image: null,
        created_at: null,
      });
      expect([template.stages.length, template.labels.length]).toEqual([template.stages_count, template.labels_count]);
      expect([template.stages_count > 4, template.labels_count > 3, template.tasks_count > 2]).toEqual([
        true,
        true,
        true,
      ]);
      expect([...template.stages, ...template.labels].every(({ title }: { title: string }) => title !== "")).toBe(true);
      expect(template.labels.every((label: { color_preset: string }) => presets.has(label.color_preset))).toBe(true);
    }
  });

  test("is 403 for people on no board", async () => {
    expect((await call(GET, { as: await aUser() })).status).toBe(403);
  });
});
