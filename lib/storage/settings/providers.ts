export const BUCKET_DRIVERS = [
  "amazon_s3",
  "cloudflare_r2",
  "digital_ocean",
  "blackblaze_b2",
  "s3_compatible",
] as const;
export type BucketDriver = (typeof BUCKET_DRIVERS)[number];

export const DRIVERS = ["local", ...BUCKET_DRIVERS] as const;
export type Driver = (typeof DRIVERS)[number];

export type PlaceField = "region" | "account_id" | "endpoint";

interface Provider {
  /** Where its address comes from. */
  needs: PlaceField;
  /** Of an empty field. */
  region: string;
  endpointOf: (facts: { region: string; accountId: string }) => string;
}

export const PROVIDERS: Readonly<Record<BucketDriver, Provider>> = {
  amazon_s3: {
    needs: "region",
    region: "",
    endpointOf: ({ region }) => `https://s3.${region}.amazonaws.com${region.startsWith("cn-") ? ".cn" : ""}`,
  },
  cloudflare_r2: {
    needs: "account_id",
    region: "auto",
    endpointOf: ({ accountId }) => `https://${accountId}.r2.cloudflarestorage.com`,
  },
  digital_ocean: {
    needs: "region",
    region: "",
    endpointOf: ({ region }) => `https://${region}.digitaloceanspaces.com`,
  },
  blackblaze_b2: { needs: "region", region: "", endpointOf: ({ region }) => `https://s3.${region}.backblazeb2.com` },
  s3_compatible: { needs: "endpoint", region: "us-east-1", endpointOf: () => "" },
};

/** Those of Amazon, for the choice of a region. */
export const REGIONS: Readonly<Record<string, string>> = {
  "us-east-1": "US East (N. Virginia)",
  "us-east-2": "US East (Ohio)",
  "us-west-1": "US West (N. California)",
  "us-west-2": "US West (Oregon)",
  "af-south-1": "Africa (Cape Town)",
  "ap-east-1": "Asia Pacific (Hong Kong)",
  "ap-northeast-1": "Asia Pacific (Tokyo)",
  "ap-northeast-2": "Asia Pacific (Seoul)",
  "ap-northeast-3": "Asia Pacific (Osaka)",
  "ap-south-1": "Asia Pacific (Mumbai)",
  "ap-south-2": "Asia Pacific (Hyderabad)",
  "ap-southeast-1": "Asia Pacific (Singapore)",
  "ap-southeast-2": "Asia Pacific (Sydney)",
  "ap-southeast-3": "Asia Pacific (Jakarta)",
  "ap-southeast-4": "Asia Pacific (Melbourne)",
  "ca-central-1": "Canada (Central)",
  "ca-west-1": "Canada West (Calgary)",
  "eu-central-1": "Europe (Frankfurt)",
  "eu-central-2": "Europe (Zurich)",
  "eu-north-1": "Europe (Stockholm)",
  "eu-south-1": "Europe (Milan)",
  "eu-south-2": "Europe (Spain)",
  "eu-west-1": "Europe (Ireland)",
  "eu-west-2": "Europe (London)",
  "eu-west-3": "Europe (Paris)",
  "il-central-1": "Israel (Tel Aviv)",
  "me-central-1": "Middle East (UAE)",
  "me-south-1": "Middle East (Bahrain)",
  "sa-east-1": "South America (São Paulo)",
};
