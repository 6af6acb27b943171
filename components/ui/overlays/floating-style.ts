/** How menus and panels float. */
export const floatingStyle =
  "origin-(--transform-origin) rounded-md border border-gray-6 bg-floating shadow-floating outline-none transition-[opacity,scale] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0";
