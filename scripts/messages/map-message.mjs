import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";

/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element */

/**
 * Changes the texts and arguments of a message, also those within tags, plurals and selects.
 * @param {string} message in ICU syntax @param {(leaf: Element) => Element[]} change @returns {string} in ICU syntax
 */
export function mapMessage(message, change) {
  return printAST(mapElements(parse(message), change));
}

/** @param {Element[]} elements @param {(leaf: Element) => Element[]} change @returns {Element[]} */
function mapElements(elements, change) {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [{ ...element, children: mapElements(element.children, change) }];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return change(element);

    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: mapElements(option.value, change) },
    ]);
    return [{ ...element, options: Object.fromEntries(options) }];
  });
}
