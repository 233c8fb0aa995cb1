CREATE TABLE "patent_valuation_history" (
	"owner_id" uuid NOT NULL,
	"valuation_id" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "patent_valuation_history_owner_id_valuation_id_pk" PRIMARY KEY("owner_id","valuation_id")
);
--> statement-breakpoint
CREATE TABLE "patent_valuation" (
	"id" text PRIMARY KEY NOT NULL,
	"publication_number" text NOT NULL,
	"asked_number" text NOT NULL,
	"record_version" integer NOT NULL,
	"day" date NOT NULL,
	"parameters" text NOT NULL,
	"cohort" text NOT NULL,
	"input" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"score" double precision NOT NULL,
	"price" double precision NOT NULL,
	"status_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "patent_valuation_same" UNIQUE("publication_number","asked_number","record_version","day","parameters","cohort")
);
--> statement-breakpoint
ALTER TABLE "patent_valuation_history" ADD CONSTRAINT "patent_valuation_history_valuation_id_patent_valuation_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."patent_valuation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patent_valuation_history_owner" ON "patent_valuation_history" USING btree ("owner_id","asked_at" DESC NULLS LAST,"valuation_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "patent_valuation_history_valuation" ON "patent_valuation_history" USING btree ("valuation_id");--> statement-breakpoint
CREATE INDEX "patent_valuation_used" ON "patent_valuation" USING btree ("used_at");