CREATE TABLE "outage" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_of_life" (
	"name" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_stopped" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outage_ended_at" ON "outage" USING btree ("ended_at");