import "server-only";
import { maskedKeys } from "@/lib/storage/settings/keys";
import { type Driver, DRIVERS, PROVIDERS, type BucketDriver, REGIONS } from "@/lib/storage/settings/providers";
import type { StorageSettings } from "@/lib/storage/settings/read";

export type StorageConfigJson = ReturnType<typeof presentStorageConfig>;

const NO_BUCKET = { access_key: "", secret_key: "", bucket: "", region: "", endpoint: "", public_url: "" };

/** Keys are masked (compatibility.md, C189). */
export function presentStorageConfig({ isDefined, bucket }: StorageSettings) {
  const shared = { regions: REGIONS, is_defined: isDefined };
  if (bucket === null) return { driver: "local" as Driver, ...NO_BUCKET, account_id: "", sub_folder: "", ...shared };

  return {
    driver: DRIVERS.find((driver) => driver === bucket.driver) ?? "s3_compatible",
    ...maskedKeys(bucket.keys),
    bucket: bucket.name,
    region: bucket.region,
    endpoint: typedEndpoint(bucket),
    public_url: bucket.publicUrl,
    account_id: bucket.accountId,
    sub_folder: bucket.subFolder,
    ...shared,
  };
}

/** Empty where it follows from the provider. */
function typedEndpoint({ driver, endpoint, region, accountId }: NonNullable<StorageSettings["bucket"]>): string {
  const provider = driver in PROVIDERS ? PROVIDERS[driver as BucketDriver] : undefined;
  return provider?.endpointOf({ region, accountId }) === endpoint ? "" : endpoint;
}
