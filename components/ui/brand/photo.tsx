"use client";
import { useState } from "react";

/** In the same cell as the initials, which stay in sight until the photo is there, and where it can't be had. Not positioned: a card's link lies above it. */
export function Photo({ source }: { source: string }) {
  const [broken, setBroken] = useState("");
  if (broken === source) return null;

  // It may have failed before the page heard of anything.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(source);
  };
  return (
    // A small square already, which all faces of a person share.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      ref={look}
      src={source}
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => setBroken(source)}
      className="col-start-1 row-start-1 size-full rounded-full object-cover"
    />
  );
}
