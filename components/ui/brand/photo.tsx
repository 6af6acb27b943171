"use client";
import { useState } from "react";

/** Covers the initials once it is loaded. Not positioned, because the link of a card lies above it. */
export function Photo({ source }: { source: string }) {
  const [broken, setBroken] = useState("");
  if (broken === source) return null;

  // It may have failed before hydration.
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(source);
  };
  return (
    // A small square already, which all faces of a person share.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      ref={checkLoaded}
      src={source}
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => setBroken(source)}
      className="col-start-1 row-start-1 size-full rounded-full object-cover"
    />
  );
}
