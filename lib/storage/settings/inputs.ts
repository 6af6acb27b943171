import { z } from "zod";
import { exactTextUpTo, isWebAddress, optional, word } from "@/lib/http/input/types";
import { type BucketDriver, DRIVERS, PROVIDERS } from "@/lib/storage/settings/providers";

const LONGEST_KEY = 500;

const text = (most: number) => optional(exactTextUpTo(most)).transform((value): string => value?.trim() ?? "");

const config = z
  .object({
    driver: word(...DRIVERS),
    access_key: text(LONGEST_KEY),
    secret_key: text(LONGEST_KEY),
    bucket: text(255),
    region: text(100),
    endpoint: text(500),
    public_url: text(500),
    account_id: text(100),
    sub_folder: text(255),
  })
  .transform(({ driver, ...typed }, ctx): ChosenBucket | null => {
    if (driver === "local") return null;

    const bucket = bucketFrom(driver, typed);
    for (const [name, rule] of Object.entries(wrongFields(bucket, typed)))
      ctx.addIssue({ code: "custom", path: [name], params: { rule } });
    return bucket;
  });

/** Null for the disk. */
export const ChooseStorage = z.object({ config: config.meta({ required: true }) }).transform((sent) => sent.config);
export type ChooseStorage = z.infer<typeof ChooseStorage>;

export interface ChosenBucket {
  driver: BucketDriver;
  name: string;
  /** Complete, whether typed or known from the provider. */
  endpoint: string;
  region: string;
  accountId: string;
  subFolder: string;
  publicUrl: string;
  /** "" or masked for the stored ones. */
  keys: { accessKey: string; secretKey: string };
}

type Typed = Record<
  "access_key" | "secret_key" | "bucket" | "region" | "endpoint" | "public_url" | "account_id" | "sub_folder",
  string
>;

function bucketFrom(driver: BucketDriver, typed: Typed): ChosenBucket {
  const { region: usual, endpointOf } = PROVIDERS[driver];
  const region = typed.region.toLowerCase() || usual;
  const accountId = typed.account_id.toLowerCase();
  return {
    driver,
    name: typed.bucket,
    endpoint: originOf(typed.endpoint, typed.bucket) || endpointOf({ region, accountId }),
    region,
    accountId,
    subFolder: typed.sub_folder.replace(/^\/{1,10}|\/{1,10}$/g, ""),
    publicUrl: typed.public_url,
    keys: { accessKey: typed.access_key, secretKey: typed.secret_key },
  };
}

/** Some providers show the address without `https://` or with the bucket as its path. */
function originOf(address: string, bucket: string): string {
  const url = !address || address.includes("://") ? address : `https://${address}`;
  if (!isWebAddress(url)) return url;
  const { origin, pathname, search, hash } = new URL(url);
  return search === "" && hash === "" && ["/", `/${bucket}`, `/${bucket}/`].includes(pathname) ? origin : url;
}

const NAME = /^[a-z0-9][a-z0-9._-]{1,253}[a-z0-9]$/i;
const HOST_PART = /^[a-z0-9-]+$/;
const FOLDER = /^[a-z0-9._-]+(?:\/[a-z0-9._-]+)*$/i;
const hasDots = (folder: string) => folder.split("/").some((name) => name === "." || name === "..");

function wrongFields(bucket: ChosenBucket, typed: Typed): Record<string, "required" | "format" | "url"> {
  const { needs } = PROVIDERS[bucket.driver];
  const isMissing = typed[needs] === "" && (needs === "region" || typed.endpoint === "");
  return {
    ...(typed.bucket === "" ? { bucket: "required" } : !NAME.test(bucket.name) && { bucket: "format" }),
    ...(isMissing && { [needs]: "required" }),
    ...(bucket.region !== "" && !HOST_PART.test(bucket.region) && { region: "format" }),
    ...(bucket.accountId !== "" && !HOST_PART.test(bucket.accountId) && { account_id: "format" }),
    ...(typed.endpoint !== "" && !isOrigin(bucket.endpoint) && { endpoint: "url" }),
    ...(typed.public_url !== "" && !isWebAddress(typed.public_url) && { public_url: "url" }),
    ...(bucket.subFolder !== "" &&
      (!FOLDER.test(bucket.subFolder) || hasDots(bucket.subFolder)) && { sub_folder: "format" }),
  };
}

const isOrigin = (address: string) => isWebAddress(address) && new URL(address).origin === address;
