import type { Today } from "@/components/reports/frame/presets";
import type { ReportSearch, SectionName } from "@/components/reports/frame/search-params";

/** What is around each report. */
export interface ReportFrame extends Today {
  section: SectionName;
  search: ReportSearch;
  /** The chosen one; null for all, and if the reader can't see it. */
  board: { id: number; title: string; type: "to-do" | "roadmap" } | null;
  /** Those of the site. */
  sections: readonly SectionName[];
  /** Whether the site has the page where people enter their time. */
  hasTimesheet: boolean;
}
