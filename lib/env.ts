import type { z } from "zod";
import { Environment } from "@/lib/environment";
import { oncePerProcess } from "@/lib/once";

export type Settings = ReturnType<typeof settingsFrom>;

/** Parsed at the first call: a build imports every route and has no settings. */
export const env = (): Settings => oncePerProcess("env", () => settingsFrom(process.env));

/** One sentence for each wrong setting, without the value, which may be a secret. */
export class WrongSettings extends Error {}

export function settingsFrom(source: Record<string, string | undefined>) {
  const set = parsed(source);

  return {
    ...set,
    BOARDS_URL: set.BOARDS_URL ?? `http://localhost:${set.PORT}`,

    get BOARDS_SECRET() {
      return set.BOARDS_SECRET ?? madeByTheStart("BOARDS_SECRET");
    },
    get DATABASE_URL() {
      return set.DATABASE_URL ?? madeByTheStart("DATABASE_URL");
    },
    /** Bypasses a connection pooler for what needs a session: LISTEN, advisory locks, migrations. */
    get DATABASE_DIRECT_URL(): string {
      return set.DATABASE_DIRECT_URL ?? this.DATABASE_URL;
    },
    get DATABASE_REPLICA_URL(): string {
      return set.DATABASE_REPLICA_URL ?? this.DATABASE_URL;
    },
  };
}

type Parsed = z.infer<typeof Environment>;

function parsed(source: Record<string, string | undefined>): Parsed {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = Environment.safeParse(filled);
  const wrong = result.success
    ? missingCompanions(result.data)
    : result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`);
  if (!result.success || wrong.length) throw new WrongSettings([...new Set(wrong)].join("\n"));

  return result.data;
}

const companions = [
  ["BOARDS_ADMIN_USER", ["BOARDS_ADMIN_EMAIL", "BOARDS_ADMIN_PASSWORD"]],
  ["MAIL_IN_PORT", ["MAIL_IN_DOMAIN"]],
  ["S3_BUCKET", ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
] as const;

function missingCompanions(set: Parsed) {
  return companions.flatMap(([name, needed]) =>
    set[name] ? needed.filter((other) => !set[other]).map((other) => `${other} is missing: ${name} requires it.`) : [],
  );
}

function madeByTheStart(name: string): never {
  throw new WrongSettings(
    `${name} is missing. \`npm start\` creates it; set it yourself if you start Boards another way.`,
  );
}
