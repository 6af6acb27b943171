import { env, type Settings } from "@/lib/env";

export async function withSettings<Result>(settings: Partial<Settings>, work: () => Promise<Result>): Promise<Result> {
  const known = env();
  const before = Object.fromEntries(Object.keys(settings).map((name) => [name, known[name as keyof Settings]]));
  Object.assign(known, settings);
  return work().finally(() => Object.assign(known, before));
}

export const inFreeTier = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withSettings({ BOARDS_TIER: "free" }, work);
