"use client";
import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/ui/controls/password-field";
import { TextField } from "@/components/ui/controls/text-field";
import type { FieldErrors } from "@/components/ui/hooks/use-form";
import { type BucketDriver, PROVIDERS } from "@/lib/storage/settings/providers";

type Name = "bucket" | "region" | "account_id" | "endpoint" | "access_key" | "secret_key" | "sub_folder";

interface BucketFieldsProps {
  driver: BucketDriver;
  values: Readonly<Record<Name, string>>;
  /** The masked access key whose keys an empty field keeps. */
  keptKey: string;
  regions: Readonly<Record<string, string>>;
  errors: FieldErrors;
  edit: (edited: Partial<Record<Name, string>>) => void;
}

const EXAMPLES: Readonly<Record<BucketDriver, string>> = {
  amazon_s3: "eu-central-1",
  cloudflare_r2: "auto",
  digital_ocean: "fra1",
  blackblaze_b2: "us-west-004",
  s3_compatible: "us-east-1",
};

export function BucketFields({ driver, values, keptKey, regions, errors, edit }: BucketFieldsProps) {
  const t = useTranslations("storage.fields");
  const { needs } = PROVIDERS[driver];
  const field = (name: Name) => ({
    ...{ name, value: values[name], error: errors[name], ...PLAIN },
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) => edit({ [name]: target.value }),
  });
  return (
    <>
      {needs === "account_id" && (
        <TextField {...field("account_id")} label={t("accountId")} hint={t("accountIdHint")} />
      )}
      {needs === "endpoint" && <TextField {...field("endpoint")} label={t("endpoint")} hint={t("endpointHint")} />}
      <TextField {...field("bucket")} label={t("bucket")} />
      {needs !== "account_id" && (
        <TextField
          {...field("region")}
          label={t("region")}
          hint={t("regionHint", { example: EXAMPLES[driver] })}
          optional={needs !== "region"}
          list={driver === "amazon_s3" ? "regions" : undefined}
        />
      )}
      {driver === "amazon_s3" && <Regions regions={regions} />}
      <TextField
        {...field("access_key")}
        label={t("accessKey")}
        hint={keptKey ? t("accessKept", { key: keptKey }) : undefined}
      />
      <PasswordField
        {...field("secret_key")}
        label={t("secretKey")}
        hint={keptKey ? t("secretKept") : undefined}
        autoComplete="new-password"
      />
      <TextField {...field("sub_folder")} label={t("subFolder")} optional />
      {needs !== "endpoint" && (
        <TextField {...field("endpoint")} label={t("endpoint")} hint={t("otherEndpointHint")} optional />
      )}
    </>
  );
}

const PLAIN = { dir: "ltr", autoComplete: "off", autoCapitalize: "off", spellCheck: false, maxLength: 500 } as const;

function Regions({ regions }: Pick<BucketFieldsProps, "regions">) {
  return (
    <datalist id="regions">
      {Object.entries(regions).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
