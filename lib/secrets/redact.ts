const secretName = /authorization|cookie|pass(?!ed|ive)|secret|token|nonce|api_?-?key|access_?key|credential/i;
/** Looks behind each `=`: looking ahead from each `?` would be quadratic for a text full of them. */
const secretInAddress = /(?<=[?&][^=&#\s]*(?:token|nonce|secret|password|signature|key)=)[^&#\s"']+/gi;
/** A calendar feed is read with the key in its path. */
const keyInPath = /(?<=\/calendar\/)[\w-]{20,}/g;
const passwordInAddress = /(:\/\/[^/:@\s]*:)[^/@\s]+@/g;
/** Prisma repeats all arguments of an invalid call. If the message was cut off, everything to its end is hidden. */
const argumentsInMessage = /(?<=invocation[^\n]*\n\n)\{\n[\s\S]*?(?:\n\}|$)/g;
const deepest = 6;

/** A copy for the log, without secret properties and secrets in addresses. */
export function withoutSecrets(record: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      secretName.test(name) && value ? "[hidden]" : readable(value, depth + 1),
    ]),
  );
}

function readable(value: unknown, depth: number): unknown {
  if (typeof value === "string")
    return value
      .replace(secretInAddress, "[hidden]")
      .replace(keyInPath, "[hidden]")
      .replace(passwordInAddress, "$1[hidden]@")
      .replace(argumentsInMessage, "[hidden]");
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (depth > deepest) return "[deeper]";
  if (isError(value)) return plainError(value, depth);

  return Array.isArray(value) ? value.map((item) => readable(item, depth + 1)) : withoutSecrets(value, depth);
}

const isError = (value: object): value is Error =>
  value instanceof Error ||
  ("message" in value && "stack" in value && typeof value.message === "string" && typeof value.stack === "string");

/** Libraries add much to their errors: pg adds its client with the connection's settings. */
function plainError(error: Error, depth: number): Record<string, unknown> {
  const code =
    "code" in error && (typeof error.code === "string" || typeof error.code === "number") ? error.code : undefined;
  const { name, message, stack, cause } = error;
  return withoutSecrets(
    {
      type: error.constructor?.name || name,
      message,
      ...(code !== undefined && { code }),
      stack,
      ...(cause !== undefined && { cause }),
    },
    depth,
  );
}
