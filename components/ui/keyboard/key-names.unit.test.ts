import { expect, test } from "vitest";
import { nameOf } from "@/components/ui/keyboard/key-names";

const nothing = { code: "", ctrl: false, meta: false, alt: false, shift: false, altGraph: false };

test.each([
  [{ key: "c" }, "c", "c"],
  [{ key: "C" }, "c", "c"],
  [{ key: "C", shift: true }, "shift+c", "shift+c"],
  [{ key: "?", shift: true }, "?", "?"],
  [{ key: "/" }, "/", "/"],
  [{ key: "/", shift: true }, "/", "/"],
  [{ key: "/", ctrl: true, alt: true, altGraph: true }, "/", null],
  [{ key: "1" }, "1", "1"],
  [{ key: "Delete" }, "delete", "delete"],
  [{ key: "ArrowDown", shift: true }, "shift+arrowdown", "shift+arrowdown"],
  [{ key: "k", ctrl: true }, "mod+k", null],
  [{ key: "k", meta: true }, null, "mod+k"],
  [{ key: "c", alt: true }, null, null],
  [{ key: "c", ctrl: true, meta: true }, null, null],
  [{ key: "с", code: "KeyC" }, "c", "c"],
  [{ key: "С", code: "KeyC", shift: true }, "shift+c", "shift+c"],
  [{ key: "ن", code: "KeyK", ctrl: true }, "mod+k", null],
  [{ key: "لا", code: "KeyB" }, "b", "b"],
  [{ key: "۱", code: "Digit1" }, "1", "1"],
  [{ key: "ظ", code: "Slash" }, "/", "/"],
  [{ key: "؟", code: "Slash", shift: true }, "?", "?"],
  [{ key: "z", code: "KeyY" }, "z", "z"],
  [{ key: "ö", code: "Semicolon" }, "ö", "ö"],
  [{ key: "§", code: "Digit3", shift: true }, "§", "§"],
  [{ key: "µ", code: "KeyM", altGraph: true }, "µ", "µ"],
])("the key press %j has the name %j, on Apple keyboards %j", (press, elsewhere, onApple) => {
  expect(nameOf({ ...nothing, ...press }, false)).toBe(elsewhere);
  expect(nameOf({ ...nothing, ...press }, true)).toBe(onApple);
});
