import {
  File,
  FileArchive,
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  Link2,
  type LucideIcon,
} from "lucide-react";

const KINDS: [types: RegExp, Icon: LucideIcon][] = [
  [/^url$/, Link2],
  [/^image\//, FileImage],
  [/^audio\//, FileAudio],
  [/^video\//, FileVideo],
  [/excel|sheet|numbers|csv|tab-separated/, FileSpreadsheet],
  [/zip|gzip|tar|rar|7z/, FileArchive],
  [/^text\/|pdf|rtf|word|opendocument\.text|pages|json|yaml/, FileText],
];

export function FileIcon({ type }: { type: string }) {
  const [, Icon] = KINDS.find(([types]) => types.test(type)) ?? [/./, File];
  return <Icon aria-hidden className="size-5" strokeWidth={1.5} />;
}
