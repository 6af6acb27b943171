-- People sign in with their login or their e-mail address, in any case. So one person's login must not be another's address, whatever two
-- transactions do at the same moment: both stand here, and each name once.
CREATE TABLE "user_name" (
    "name" VARCHAR(254) NOT NULL,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "user_name_pkey" PRIMARY KEY ("name")
);
CREATE INDEX "user_name_user_id_idx" ON "user_name"("user_id");
ALTER TABLE "user_name" ADD CONSTRAINT "user_name_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION "keep_user_names"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM user_name WHERE user_id = NEW.id AND name NOT IN (lower(NEW.login), lower(NEW.email));
  INSERT INTO user_name (name, user_id)
  SELECT DISTINCT lower(said), NEW.id FROM unnest(ARRAY[NEW.login, NEW.email]::text[]) said
  WHERE NOT EXISTS (SELECT 1 FROM user_name known WHERE known.user_id = NEW.id AND known.name = lower(said));
  RETURN NULL;
END $$;

CREATE TRIGGER "user_names" AFTER INSERT OR UPDATE OF "login", "email" ON "user" FOR EACH ROW EXECUTE FUNCTION keep_user_names();

-- Of two who share a name already the login counts, as it does when somebody signs in.
INSERT INTO "user_name" ("name", "user_id") SELECT lower("login"), "id" FROM "user";
INSERT INTO "user_name" ("name", "user_id") SELECT lower("email"), "id" FROM "user" ON CONFLICT DO NOTHING;
