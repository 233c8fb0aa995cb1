CREATE TABLE "request_look" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text,
	"event_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_look_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "request_supplement_end" (
	"supplement_id" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"values_sealed" text,
	"remark" text,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_supplement_end_outcome" CHECK ("request_supplement_end"."outcome" in ('answered', 'withdrawn')),
	CONSTRAINT "request_supplement_end_values" CHECK (("request_supplement_end"."outcome" = 'answered') = ("request_supplement_end"."values_sealed" is not null))
);
--> statement-breakpoint
CREATE TABLE "request_supplement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"items" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "protection_request" ADD COLUMN "refusal_cure" text;--> statement-breakpoint
ALTER TABLE "protection_request" ADD COLUMN "supplement_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "protection_request" ADD COLUMN "supplement_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "request_look" ADD CONSTRAINT "request_look_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_supplement_end" ADD CONSTRAINT "request_supplement_end_supplement_id_request_supplement_id_fk" FOREIGN KEY ("supplement_id") REFERENCES "public"."request_supplement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_supplement" ADD CONSTRAINT "request_supplement_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_look_request" ON "request_look" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "request_supplement_round" ON "request_supplement" USING btree ("request_id","round");
--> statement-breakpoint
CREATE TRIGGER request_supplement_append_only BEFORE UPDATE OR DELETE ON request_supplement FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_supplement_no_truncate BEFORE TRUNCATE ON request_supplement EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_supplement_end_append_only BEFORE UPDATE OR DELETE ON request_supplement_end FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_supplement_end_no_truncate BEFORE TRUNCATE ON request_supplement_end EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_look_append_only BEFORE UPDATE OR DELETE ON request_look FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_look_no_truncate BEFORE TRUNCATE ON request_look EXECUTE FUNCTION refuse_change();
