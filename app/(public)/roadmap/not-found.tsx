import { Map } from "lucide-react";
import { useTranslations } from "next-intl";
import { Missing } from "@/components/roadmap/missing";

export default function RoadmapNotFound() {
  const t = useTranslations("roadmap.notFound");
  return (
    <Missing icon={<Map aria-hidden className="size-5" strokeWidth={1.5} />} title={t("title")} text={t("text")} />
  );
}
