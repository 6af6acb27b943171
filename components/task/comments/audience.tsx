"use client";
import { useTranslations } from "next-intl";
import { Globe, Lock } from "lucide-react";
import { Button } from "@/components/ui/controls/button";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import type { CommentJson } from "@/lib/comments/present";

interface AudienceProps {
  isPrivate: boolean;
  onChange: (privacy: CommentJson["privacy"]) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

/** Who reads a comment on an idea: anyone on the roadmap's page, or the team. */
export function Audience({ isPrivate, onChange }: AudienceProps) {
  const t = useTranslations("comments.audience");
  return (
    <Tooltip text={isPrivate ? t("privateHint") : t("publicHint")}>
      <Button kind="quiet" size="small" onClick={() => onChange(isPrivate ? "public" : "private")}>
        {isPrivate ? <Lock {...icon} /> : <Globe {...icon} />}
        {isPrivate ? t("private") : t("public")}
      </Button>
    </Tooltip>
  );
}
