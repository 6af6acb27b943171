import { describe, expect, test } from "vitest";
import { backdropOf } from "@/components/board-background/backdrop";
import { GRADIENTS, SOLID_COLORS } from "@/lib/boards/palette";

const none = { id: null, is_image: false, image_url: null, color: null };

describe("a board's backdrop", () => {
  test.each(SOLID_COLORS.map((color) => [color.id, color] as const))(
    "%s has its light and its dark colour",
    (id, { value, dark_value }) => {
      expect(backdropOf({ ...none, id, color: value })).toEqual({
        kind: "color",
        shade: { light: value, dark: dark_value },
      });
    },
  );

  test.each(GRADIENTS.map((gradient) => [gradient.id, gradient] as const))(
    "%s has an angle and two stops in both",
    (id, { value }) => {
      expect(backdropOf({ ...none, id, color: value })).toMatchObject({
        kind: "gradient",
        degrees: 145,
        stops: [{ offset: "0%" }, { offset: "100%" }],
      });
    },
  );

  test("a gradient's stops pair light with dark", () => {
    expect(backdropOf({ ...none, id: "gradient_1" })).toMatchObject({
      stops: [
        { light: "#479176", dark: "#156A4F" },
        { light: "#0F2C2B", dark: "#0D302F" },
      ],
    });
  });

  test("a colour of one's own is the same in both", () => {
    expect(backdropOf({ ...none, id: "custom", color: "#abc" })).toEqual({
      kind: "color",
      shade: { light: "#abc", dark: "#abc" },
    });
  });

  test("an image is an image", () => {
    expect(backdropOf({ ...none, is_image: true, image_url: "/files/1" })).toEqual({ kind: "image", url: "/files/1" });
  });

  test.each([null, "", "red; }", "url(x)"])("%s can't be drawn", (color) => {
    expect(backdropOf({ ...none, color })).toBeNull();
  });
});
