import { describe, expect, test } from "vitest";
import { UpdateBoard } from "@/lib/boards/inputs";
import { argsOf } from "@/lib/http/describe";
import { UpdateSiteSettings } from "@/lib/settings/inputs";
import { CreateStage } from "@/lib/stages/inputs";
import { UpdateTask } from "@/lib/tasks/write/update-input";

describe("the parameters that OPTIONS describes", () => {
  test("are required only when they have to be sent", () => {
    expect(argsOf(CreateStage)).toEqual({
      title: { required: true, type: "string" },
      position: { required: false, type: "integer" },
      status: { required: false, type: "string", enum: ["open", "closed"] },
    });
    expect(argsOf(UpdateBoard)).toMatchObject({ title: { required: false }, description: { required: false } });
    expect(argsOf(UpdateTask)).toMatchObject({ property: { required: true }, value: { required: false } });
    expect(Object.values(argsOf(UpdateSiteSettings))).not.toContainEqual(expect.objectContaining({ required: true }));
  });

  test("are empty without an input", () => {
    expect(argsOf(undefined)).toEqual({});
  });
});
