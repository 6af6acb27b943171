import { TYPE } from "@formatjs/icu-messageformat-parser";
import { mapMessage } from "./map-message.mjs";

const [ISOLATE, POP] = ["\u2068", "\u2069"].map((value) => ({ type: TYPE.literal, value }));

/**
 * Puts each plain argument, `{title}`, between Unicode's isolates: a Latin title within an Arabic sentence must not turn the words
 * around it, in attributes and toasts as well, where no `bdi` element can stand.
 * @param {string} message @returns {string} in ICU syntax
 */
export function isolated(message) {
  return mapMessage(message, (leaf) => (leaf.type === TYPE.argument ? [ISOLATE, leaf, POP] : [leaf]));
}
