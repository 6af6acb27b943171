import { db } from "@/lib/db";
import { env, type Settings } from "@/lib/env";

export async function withSettings<Result>(settings: Partial<Settings>, work: () => Promise<Result>): Promise<Result> {
  const known = env();
  const before = Object.fromEntries(Object.keys(settings).map((name) => [name, known[name as keyof Settings]]));
  Object.assign(known, settings);
  return work().finally(() => Object.assign(known, before));
}

export const inFreeTier = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withSettings({ BOARDS_TIER: "free" }, work);

/** As `admin/feature-modules` stores them. */
export const withModules = (value: Record<string, object>) =>
  db.setting.upsert({ where: { key: "modules" }, create: { key: "modules", value }, update: { value } });

/** The MCP server, which is off at first. */
export const withMcp = (enabled = true) =>
  db.setting.upsert({
    where: { key: "mcp" },
    create: { key: "mcp", value: { enabled } },
    update: { value: { enabled } },
  });
