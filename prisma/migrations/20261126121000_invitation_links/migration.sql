-- The token of an invitation's link is derived from this and the site's secret.
ALTER TABLE "invitation" ADD COLUMN "seed" UUID NOT NULL DEFAULT gen_random_uuid();
