import { PersonAvatar } from "@/components/ui/lists/avatars";
import type { AuthorView } from "@/components/roadmap/parts/idea-view";

export const Author = ({ name, id, photo }: AuthorView) => (
  <span className="inline-flex min-w-0 items-center gap-1.5">
    <PersonAvatar name={name} id={id} photo={photo} size={20} />
    <bdi className="min-w-0 truncate">{name}</bdi>
  </span>
);
