"use client";
import { useTranslations } from "next-intl";
import { Toolbar as Base } from "@base-ui/react/toolbar";
import { type Editor, useEditorState } from "@tiptap/react";
import { AtSign } from "lucide-react";
import { BLOCKS, type Format, HISTORY, INSERTS, MARKS, OF_TABLE } from "@/components/text/editor/formats";
import { LinkField } from "@/components/text/editor/link-field";
import { PictureButton } from "@/components/text/editor/picture-button";
import type { PictureUploads } from "@/components/text/editor/picture-uploads";
import { toolLook } from "@/components/text/editor/tool-look";
import { classNames } from "@/components/ui/class-names";
import { Tooltip } from "@/components/ui/overlays/tooltip";

interface ToolbarProps {
  editor: Editor;
  uploads: PictureUploads | null;
  chooser: React.RefObject<HTMLInputElement | null>;
  /** One line that scrolls sideways, as on phones. */
  isNarrow: boolean;
  /** Undefined where nobody can be mentioned. */
  onMention: (() => void) | undefined;
  more?: React.ReactNode;
}

/** A single tab stop: arrow keys move between the buttons. */
export function Toolbar({ editor, uploads, chooser, isNarrow, onMention, more }: ToolbarProps) {
  const t = useTranslations("text.formats");
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("table") });
  return (
    <Base.Root
      aria-label={t("title")}
      className={classNames(
        "flex shrink-0 items-center gap-0.5 rounded-t-sm border-b border-gray-6 bg-gray-2 p-1 *:shrink-0",
        isNarrow ? scrolling : "flex-wrap max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:[scrollbar-width:none]",
      )}
    >
      {isInTable && (
        <>
          <Formats editor={editor} formats={OF_TABLE} />
          <Divider />
        </>
      )}
      <Formats editor={editor} formats={MARKS} />
      <LinkField editor={editor} />
      {onMention && (
        <Tooltip text={t("mention")} keys="@">
          <Base.Button aria-label={t("mention")} onClick={onMention} className={toolLook}>
            <AtSign aria-hidden className="size-4" strokeWidth={1.5} />
          </Base.Button>
        </Tooltip>
      )}
      {uploads && <PictureButton editor={editor} uploads={uploads} chooser={chooser} />}
      <Divider />
      <Formats editor={editor} formats={BLOCKS} />
      <Formats editor={editor} formats={INSERTS} />
      <Divider />
      <Formats editor={editor} formats={HISTORY} />
      {more}
    </Base.Root>
  );
}

const scrolling = "overflow-x-auto overscroll-contain [scrollbar-width:none]";

const Divider = () => <Base.Separator className="mx-1 h-5 w-px bg-gray-6 max-sm:hidden" />;

function Formats({ editor, formats }: { editor: Editor; formats: Format[] }) {
  const t = useTranslations("text.formats");
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => formats.map(({ isOn, can }) => ({ on: isOn?.(now), off: can ? !can(now) : false })),
  });

  return formats.map(({ name, Icon, points, keys, run }, at) => (
    <Tooltip key={name} text={t(name)} keys={keys}>
      <Base.Button
        aria-label={t(name)}
        aria-pressed={states[at]?.on}
        disabled={states[at]?.off}
        onClick={() => run(editor)}
        className={toolLook}
      >
        <Icon aria-hidden className={classNames("size-4", points && "rtl:-scale-x-100")} strokeWidth={1.5} />
      </Base.Button>
    </Tooltip>
  ));
}
