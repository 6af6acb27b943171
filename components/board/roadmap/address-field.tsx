"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/controls/text-field";
import { api } from "@/lib/api";
import type { presentCheckedAddress, RoadmapPageJson } from "@/lib/roadmaps/page";

interface AddressFieldProps {
  boardId: number;
  saved: RoadmapPageJson;
  value: string;
  error: string | undefined;
  onChange: (slug: string) => void;
}

type Checked = ReturnType<typeof presentCheckedAddress>;

/** Says while typing what the address will be, and whether it is free. */
export function AddressField({ boardId, saved, value, error, onChange }: AddressFieldProps) {
  const t = useTranslations("ideas.page");
  const asked = useDeferredValue(value.trim());
  const { data } = useQuery({
    queryKey: ["roadmap address", boardId, asked],
    queryFn: () => checkAddress(boardId, asked),
    enabled: asked !== "" && asked !== saved.slug,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const checked = asked === saved.slug ? undefined : data;
  const address = saved.url.slice(0, -encodeURIComponent(saved.slug).length) + (checked?.slug ?? saved.slug);
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={t("address")}
        name="slug"
        value={value}
        required
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        error={error ?? (checked && !checked.is_free ? t("taken", { free: checked.free }) : undefined)}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status" className="text-sm text-gray-11 wrap-anywhere">
        <bdi dir="ltr">{address}</bdi>
      </p>
      {saved.former_slugs.length > 0 && (
        <p className="text-sm text-gray-11">{t("former", { count: saved.former_slugs.length })}</p>
      )}
    </div>
  );
}

async function checkAddress(boardId: number, slug: string): Promise<Checked | undefined> {
  const path = `/boards-app/v1/boards/${boardId}/roadmap-page?slug=${encodeURIComponent(slug)}`;
  return (await api<{ checked: Checked | null }>("GET", path)).checked ?? undefined;
}
