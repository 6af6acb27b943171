"use client";
import { useLocale, useTranslations } from "next-intl";
import { Cloud, HardDrive } from "lucide-react";
import { readableSize } from "@/components/files/readable-size";
import type { StorageJson } from "@/lib/storage/move/present";
import { DRIVERS } from "@/lib/storage/settings/providers";

type Place = StorageJson["places"][number];

export function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul className="flex flex-col divide-y divide-gray-6">
      {places.map((place) => (
        <PlaceRow key={`${place.driver} ${place.bucket} ${place.is_current}`} place={place} />
      ))}
    </ul>
  );
}

const known = (driver: string) => (["s3", ...DRIVERS] as const).find((each) => each === driver) ?? "s3";

function PlaceRow({ place: { driver, bucket, files, bytes, is_current } }: { place: Place }) {
  const t = useTranslations("storage");
  const locale = useLocale();
  const Icon = driver === "local" ? HardDrive : Cloud;
  const amount = files === 0 ? t("move.amount", { files }) : undefined;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <Icon aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
      <span className="min-w-0 flex-1 basis-48">
        <span className="font-medium">{t(`drivers.${known(driver)}`)}</span>
        {bucket && (
          <span className="ms-2 break-all text-gray-11">
            <bdi>{bucket}</bdi>
          </span>
        )}
        {is_current && (
          <span className="ms-2 rounded-full bg-accent-soft px-2 py-0.5 text-sm text-accent-text">
            {t("move.current")}
          </span>
        )}
      </span>
      <span className="text-gray-11 tabular-nums">
        {amount ?? t("move.amountAndSize", { files, size: readableSize(bytes, locale) })}
      </span>
    </li>
  );
}
