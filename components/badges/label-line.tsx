"use client";
import { useLayoutEffect, useRef, useState } from "react";
import { useFormatter } from "next-intl";
import { countStyle, fitInLine, UNMEASURED, watchLine } from "@/components/badges/fit-in-line";
import { classNames } from "@/components/ui/class-names";

export interface LineLabel {
  id: number;
  name: string;
  pill: React.ReactNode;
}

interface LabelLineProps {
  labels: readonly LineLabel[];
  /** Makes it a list of this name; otherwise it is a part of a button. */
  listName?: string;
  className?: string;
}

/**
 * Labels in one line, the first ones that have room; the others are counted. Until the line is measured, and without
 * script, those without room are clipped.
 */
export const LabelLine = (props: LabelLineProps) => (
  <MeasuredLine key={props.labels.map(({ name }) => name).join("\n")} {...props} />
);

function MeasuredLine({ labels, listName, className }: LabelLineProps) {
  const { number } = useFormatter();
  const line = useRef<HTMLUListElement & HTMLSpanElement>(null);
  const fit = useFit(line, labels.length);
  const [Frame, Line, Item] =
    listName === undefined ? (["span", "span", "span"] as const) : (["div", "ul", "li"] as const);
  const hidden = labels.slice(fit ?? MOST);

  return (
    <Frame className={classNames("flex h-5 min-w-0 items-center", className)}>
      <Line
        ref={line}
        data-label-line=""
        aria-label={listName}
        className={classNames("flex h-5 min-w-0 gap-1", fit === null && UNMEASURED)}
      >
        {labels.slice(0, fit ?? MOST).map(({ id, pill }) => (
          <Item key={id} className="flex h-5 max-w-full min-w-0 items-center">
            {pill}
          </Item>
        ))}
        {hidden.map(({ id, name }) => (
          <Item key={id} className="sr-only">
            {name}
          </Item>
        ))}
      </Line>
      {fit !== null && hidden.length > 0 && (
        <span aria-hidden className={countStyle}>
          {number(hidden.length, { signDisplay: "always" })}
        </span>
      )}
    </Frame>
  );
}

/** No line has room for more. */
const MOST = 16;

/** Null until it is measured. One label always has room. */
function useFit(line: React.RefObject<HTMLElement | null>, count: number): number | null {
  const [fit, setFit] = useState<number | null>(count > 1 ? null : count);
  useLayoutEffect(() => {
    const element = line.current;
    if (!element?.parentElement || count < 2) return;
    return watchLine(element.parentElement, {
      unfold: () => setFit(null),
      measure: () => fitInLine(element),
      fold: setFit,
    });
  }, [line, count]);
  return fit;
}
