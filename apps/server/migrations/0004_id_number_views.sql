CREATE TABLE "request_id_number_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_id_number_view" ADD CONSTRAINT "request_id_number_view_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_id_number_view_request" ON "request_id_number_view" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE TRIGGER request_id_number_view_append_only BEFORE UPDATE OR DELETE ON request_id_number_view FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_id_number_view_no_truncate BEFORE TRUNCATE ON request_id_number_view EXECUTE FUNCTION refuse_change();
