import type { Prisma } from "@/generated/prisma/client";

/** What is pushed to a person's browsers, and whether before they choose. */
const DEFAULTS = { mention: true, assignment: true, comment: false } as const;

export type PushPreference = keyof typeof DEFAULTS;

export const PUSH_KEYS = ["mention", "assignment", "comment"] as const satisfies readonly PushPreference[];

export type PushPreferences = Record<PushPreference, boolean>;

export const isOnAtFirst = (key: PushPreference): boolean => DEFAULTS[key];

/** `pushPreferenceSql` is the same rule for one key. */
export function pushPreferences(saved: Prisma.JsonValue | undefined): PushPreferences {
  const set = typeof saved === "object" && saved !== null && !Array.isArray(saved) ? saved : {};
  const isOn = (key: PushPreference) => (typeof set[key] === "boolean" ? set[key] : DEFAULTS[key]);
  return { mention: isOn("mention"), assignment: isOn("assignment"), comment: isOn("comment") };
}
