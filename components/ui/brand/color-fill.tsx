/**
 * A colour out of the data, laid behind its neighbours in a `relative` parent. As a drawing, because the pages' policy
 * allows no style attributes in what the server writes. Colours are hex, as the inputs keep them.
 */
export function ColorFill({ light, dark = light }: { light: string; dark?: string }) {
  return (
    <svg aria-hidden className="absolute inset-0 size-full rounded-[inherit]">
      <rect width="100%" height="100%" fill={light === dark ? light : `light-dark(${light}, ${dark})`} />
    </svg>
  );
}
