CREATE TABLE "database_mark" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "one_time_used_at" timestamp (3) with time zone;