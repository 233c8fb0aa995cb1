ALTER TABLE "notice" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "protection_request" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "protection_request_owner_end" ON "protection_request" USING btree ("owner_id","ended_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "protection_request" SET "ended_at" = (
	SELECT max("request_step"."created_at") FROM "request_step"
	WHERE "request_step"."request_id" = "protection_request"."id" AND "request_step"."state_after" IN (3, 4)
		AND "request_step"."state_before" IS DISTINCT FROM "request_step"."state_after"
) WHERE "state" IN (3, 4);
