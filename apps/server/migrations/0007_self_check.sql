CREATE TABLE "self_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"question_set" text NOT NULL,
	"product" text NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"channels" text[] NOT NULL,
	"answers" jsonb NOT NULL,
	"scores" jsonb NOT NULL,
	"total_score" smallint NOT NULL,
	"light" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "self_check_score" CHECK ("self_check"."total_score" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX "self_check_owner" ON "self_check" USING btree ("owner_id","created_at" DESC NULLS LAST);