-- Whom a manager invited is known to the managers by the address that was typed, and by no other.
ALTER TABLE "board_member" ADD COLUMN "invited_email" VARCHAR(254);

-- Of a login that is an e-mail address people read the nicename instead, so nothing behind its sign may stand in that.
UPDATE "user" SET "nicename" = left(coalesce(nullif(trim(BOTH '-' FROM regexp_replace(lower(split_part("login", '@', 1)), '[^a-z0-9_]+', '-', 'g')), ''), 'user'), 48) || '-' || "id"
WHERE "login" LIKE '%@%';
