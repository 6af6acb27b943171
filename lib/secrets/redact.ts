const secretName = /authorization|cookie|pass(?!ed|ive)|secret|token|nonce|api_?-?key|access_?key|credential/i;
/** Looks back from each `=`: looking ahead from each `?` would read a long row of them once for each. */
const secretInAddress = /(?<=[?&][^=&#\s]*(?:token|nonce|secret|password|signature|key)=)[^&#\s"']+/gi;
const passwordInAddress = /(:\/\/[^/:@\s]*:)[^/@\s]+@/g;
/** Prisma repeats all arguments of a wrong call. Those that have no end, since the message was cut, are hidden to its end. */
const argumentsInMessage = /(?<=invocation[^\n]*\n\n)\{\n[\s\S]*?(?:\n\}|$)/g;
const deepest = 6;

/**
 * A copy fit for a log: what its name calls secret is hidden, and so are passwords and tokens inside addresses. Of an error
 * only its type, message, code, stack and cause are left.
 */
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

/** Libraries hang much else on their errors: pg its client, with the settings of the connection. */
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
