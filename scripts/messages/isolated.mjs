import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";

const [ISOLATE, POP] = ["\u2068", "\u2069"];

/**
 * Puts each argument between Unicode's isolates: a Latin title within an Arabic sentence must not turn the words
 * around it, in attributes and toasts as well, where no `bdi` element can stand.
 * @param {string} message @returns {string} in ICU syntax
 */
export function isolated(message) {
  return printAST(parse(message).flatMap(inElement));
}

/** @param {import("@formatjs/icu-messageformat-parser").MessageFormatElement} element */
function inElement(element) {
  if (element.type === TYPE.argument)
    return [{ type: TYPE.literal, value: ISOLATE }, element, { type: TYPE.literal, value: POP }];
  if (element.type === TYPE.tag) return [{ ...element, children: element.children.flatMap(inElement) }];
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];

  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.flatMap(inElement) },
  ]);
  return [{ ...element, options: Object.fromEntries(options) }];
}
