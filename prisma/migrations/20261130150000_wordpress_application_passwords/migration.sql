ALTER TABLE "application_password" ADD COLUMN "wordpress_hash" VARCHAR(255);

CREATE INDEX "application_password_wordpress_hash_idx" ON "application_password" ("user_id") WHERE "wordpress_hash" IS NOT NULL;
