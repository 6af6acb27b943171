import type { Token } from "stream-json/core/parser.js";
import { Unprocessable } from "@/lib/errors";

/** Characters and values of one part: a task with all its comments is far smaller. */
const LARGEST = 8_000_000;
const MOST_VALUES = 500_000;

type Container = unknown[] | Record<string, unknown>;

/** Builds one value from its tokens. */
export class ValueBuilder {
  private readonly open: Container[] = [];
  private readonly keys: string[] = [];
  private size = 0;
  private count = 0;
  private value: unknown;

  /** Whether the value is complete. @throws Unprocessable for one that is too large */
  add(token: Token): boolean {
    this.measure(token);
    switch (token.name) {
      case "startObject":
      case "startArray":
        this.begin(token.name === "startArray" ? [] : {});
        break;
      case "endObject":
      case "endArray":
        this.open.pop();
        this.keys.pop();
        break;
      case "keyValue":
        this.keys[this.keys.length - 1] = token.value;
        return false;
      default:
        this.put(plainValue(token));
    }
    return this.open.length === 0;
  }

  get result(): unknown {
    return this.value;
  }

  private measure(token: Token) {
    this.count += 1;
    if ("value" in token && typeof token.value === "string") this.size += token.value.length;
    if (this.size > LARGEST || this.count > MOST_VALUES) throw new Unprocessable("A part of the file is too large.");
  }

  private begin(container: Container) {
    this.put(container);
    this.open.push(container);
    this.keys.push("");
  }

  private put(value: unknown) {
    const container = this.open.at(-1);
    if (container === undefined) this.value = value;
    else if (Array.isArray(container)) container.push(value);
    // A plain assignment would replace the prototype.
    else if (this.keys.at(-1) !== "__proto__") container[this.keys.at(-1) ?? ""] = value;
  }
}

const plainValue = (token: Token): unknown => {
  if (!("value" in token)) return null;
  return token.name === "numberValue" ? Number(token.value) : token.value;
};
