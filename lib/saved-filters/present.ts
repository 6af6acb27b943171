import type { OnBoard } from "@/lib/boards/policy";
import type { OwnedFilter } from "@/lib/saved-filters/find";
import { canEditFilter } from "@/lib/saved-filters/policy";
import type { CurrentUser } from "@/lib/users/current-user";
import { presentPersonInShort } from "@/lib/users/present";

export type SavedFilterJson = ReturnType<typeof presentSavedFilter>;

export const presentSavedFilter = (
  { filter, owner }: OwnedFilter,
  user: CurrentUser,
  { membership }: Pick<OnBoard, "membership">,
) => ({
  id: filter.id,
  name: filter.name,
  query: filter.filter,
  is_shared: filter.isShared,
  owner: presentPersonInShort(owner),
  can_edit: canEditFilter(user, { filter, membership }),
});
