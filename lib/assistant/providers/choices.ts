/** `provider_c` is a server of one's own, `host_platform` the connection that the operator has set up. */
export const PROVIDERS = ["provider_a", "provider_b", "provider_c", "host_platform"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

const ALIASES: Readonly<Record<string, ProviderName>> = { openai: "provider_a", anthropic: "provider_b" };

/** The provider chooses. */
export const AUTO = "auto";

export const MODELS: Readonly<Record<"provider_a" | "provider_b", readonly [string, ...string[]]>> = {
  provider_a: ["gpt-4.1-mini", "gpt-4.1", "gpt-5-mini", "gpt-5.1", "gpt-5.2", "gpt-4o", "gpt-4o-mini"],
  provider_b: [
    "claude-haiku-4-5",
    "claude-sonnet-4-5",
    "claude-opus-4-5",
    "claude-haiku-5-5",
    "claude-sonnet-5-5",
    "claude-opus-5-5",
  ],
};

/** Undefined for an unknown one. */
export const providerNamed = (name: string): ProviderName | undefined =>
  PROVIDERS.find((each) => each === name) ?? (Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined);

/** Servers of one's own often need none, and that of the operator has its own. */
export const needsKey = (provider: ProviderName): boolean => provider === "provider_a" || provider === "provider_b";
