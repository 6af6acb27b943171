import { z } from "zod";
import { Invalid } from "@/lib/errors";

/** @throws Invalid naming every field that is missing or wrong. */
export function validate<Schema extends z.ZodType>(
  schema: Schema | undefined,
  input: Record<string, unknown>,
): z.output<Schema> {
  if (!schema) return input as z.output<Schema>;

  const result = schema.safeParse(input);
  if (!result.success) throw invalidFields(result.error.issues);
  return result.data;
}

/** For fields that only some callers must send. */
export const missingFields = (...names: string[]): Invalid => invalidFields(names.map(asMissing));

const asMissing = (name: string): Issue => ({
  code: "custom",
  path: [name],
  message: "",
  params: { rule: "required" },
});

type Issue = z.core.$ZodIssue;

function invalidFields(issues: readonly Issue[]): Invalid {
  const errors: Record<string, Record<string, string>> = {};
  for (const issue of issues) {
    const field = fieldOf(issue);
    const rule = ruleOf(issue);
    (errors[field] ??= {})[rule] = sentence(field, rule, issue);
  }
  const params = Object.fromEntries(
    Object.entries(errors).map(([field, rules]) => [field, Object.values(rules)[0] ?? ""]),
  );
  return new Invalid(`Invalid parameter(s): ${Object.keys(errors).join(", ")}`, { params, errors });
}

/** Existing clients read the inner name: `title` for `board[title]`. */
function fieldOf({ path }: Issue): string {
  const names = path.filter((step) => typeof step === "string");
  return names.at(-1) ?? "input";
}

function ruleOf(issue: Issue): string {
  if (issue.code === "custom") return String(issue.params?.rule ?? "format");
  if (issue.code === "invalid_type")
    return issue.input === undefined
      ? "required"
      : String(issue.expected === "record" || issue.expected === "object" ? "array" : issue.expected);
  if (issue.code === "too_big") return "max";
  if (issue.code === "too_small") return "min";
  return "format";
}

const SENTENCES: Record<string, (field: string) => string> = {
  required: (field) => `The ${field} field is required.`,
  string: (field) => `The ${field} must be a string.`,
  number: (field) => `The ${field} must be a number.`,
  integer: (field) => `The ${field} must be an integer.`,
  array: (field) => `The ${field} must be an array.`,
  boolean: (field) => `The ${field} must be true or false.`,
  email: (field) => `The ${field} must be an e-mail address.`,
  url: (field) => `The ${field} must be an address that begins with http:// or https://.`,
  date: (field) => `The ${field} is not a valid date.`,
};

function sentence(field: string, rule: string, issue: Issue): string {
  if (issue.code === "custom" && issue.message && issue.message !== "Invalid input") return issue.message;
  const most = mostOf(issue);
  if (most !== undefined) return `The ${field} may not be longer than ${most} characters.`;
  if (rule === "max" || rule === "min") return issue.message;
  return SENTENCES[rule]?.(field) ?? `The ${field} format is invalid.`;
}

function mostOf(issue: Issue): number | undefined {
  if (issue.code === "too_big" && issue.origin === "string") return Number(issue.maximum);
  return issue.code === "custom" && typeof issue.params?.most === "number" ? issue.params.most : undefined;
}
