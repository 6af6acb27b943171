import { Prisma } from "@/generated/prisma/client";
import { isActive } from "@/lib/users/active";

/**
 * A condition on `task t`, `stage s` and `idea i` (left joined): what anyone who may see the roadmap may read. A merged idea is
 * found at the one that it was merged into.
 */
export const isPublicIdea = Prisma.sql`(t.type = 'roadmap' AND t.parent_id IS NULL AND t.archived_at IS NULL AND s.is_public AND s.archived_at IS NULL AND i.merged_into_id IS NULL)`;

/** A condition on `board b`: a roadmap that anyone may see. */
export const isOpenRoadmap = Prisma.sql`(b.type = 'roadmap' AND b.archived_at IS NULL AND NOT b.is_private)`;

/** A condition on `idea_follower f`, their account `u` (left joined) and `board b`: who still may be told by mail. */
export const mayBeTold = Prisma.sql`(f.confirmed_at IS NOT NULL AND b.archived_at IS NULL AND CASE WHEN f.user_id IS NULL THEN NOT b.is_private
    ELSE ${isActive} AND (NOT b.is_private OR u.role = 'administrator' OR u.is_service_admin OR EXISTS (SELECT FROM board_member m WHERE m.board_id = b.id AND m.user_id = u.id)) END)`;
