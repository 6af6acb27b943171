-- A deactivated account cannot be used and is not found, but keeps all that belongs to it. When somebody was last here
-- is kept with the account, because sessions are deleted when they end.
ALTER TABLE "user" ADD COLUMN "deactivated_at" TIMESTAMPTZ(3), ADD COLUMN "last_seen_at" TIMESTAMPTZ(3);

-- Live streams look at the access of a person again, as they do after a change of rights.
DROP TRIGGER "user_role_live" ON "user";
CREATE TRIGGER "user_rights_live" AFTER UPDATE OF "role", "is_service_admin", "deactivated_at" ON "user" FOR EACH ROW
  WHEN (OLD.role <> NEW.role OR OLD.is_service_admin <> NEW.is_service_admin OR OLD.deactivated_at IS DISTINCT FROM NEW.deactivated_at) EXECUTE FUNCTION tell_live_user();

UPDATE "user" u SET "last_seen_at" = seen.at FROM (
  SELECT user_id, max(at) AS at FROM (SELECT user_id, last_seen_at AS at FROM session UNION ALL SELECT user_id, last_used_at FROM application_password) uses GROUP BY user_id
) seen WHERE seen.user_id = u.id;
