CREATE TABLE "evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evidence_number" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"proof" smallint DEFAULT 0 NOT NULL,
	"right_holder_name" text NOT NULL,
	"document_number_sealed" text NOT NULL,
	"contact_phone_sealed" text NOT NULL,
	"fair_name" text NOT NULL,
	"fair_at" timestamp (3) with time zone NOT NULL,
	"fair_address" text NOT NULL,
	"data_key_sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sealed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "evidence_evidence_number_unique" UNIQUE("evidence_number"),
	CONSTRAINT "evidence_state" CHECK ("evidence"."state" in (0, 1)),
	CONSTRAINT "evidence_proof" CHECK ("evidence"."proof" between 0 and 3),
	CONSTRAINT "evidence_sealed" CHECK (("evidence"."state" = 1) = ("evidence"."sealed_at" is not null)),
	CONSTRAINT "evidence_shredded" CHECK (("evidence"."deleted_at" is null) = ("evidence"."data_key_sealed" is not null)),
	CONSTRAINT "evidence_sealed_stays" CHECK ("evidence"."deleted_at" is null or "evidence"."state" = 0)
);
--> statement-breakpoint
CREATE TABLE "evidence_original" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"evidence_id" uuid,
	"slot" text,
	"sha256" text NOT NULL,
	"sm3" text NOT NULL,
	"byte_size" integer NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"object_seal" text NOT NULL,
	"data_key_sealed" text,
	"file_name_sealed" text NOT NULL,
	"scan" text NOT NULL,
	"problem" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"attached_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "evidence_original_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "evidence_original_slot_named" CHECK ("evidence_original"."evidence_id" is null or "evidence_original"."slot" is not null),
	CONSTRAINT "evidence_original_shredded" CHECK (("evidence_original"."removed_at" is null) = ("evidence_original"."data_key_sealed" is not null))
);
--> statement-breakpoint
CREATE TABLE "evidence_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"policy_version" text NOT NULL,
	"text_sha256" text NOT NULL,
	"withdraws" uuid,
	"address_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_finding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"original_id" uuid NOT NULL,
	"found" text NOT NULL,
	"expected_sha256" text NOT NULL,
	"actual_sha256" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_look" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evidence_id" uuid,
	"original_id" uuid,
	"slot" text,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"evidence_id" uuid,
	"original_id" uuid,
	"seq" integer,
	"previous_sha256" text,
	"sha256" text NOT NULL,
	"sm3" text NOT NULL,
	"body_sealed" text NOT NULL,
	"record_sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evidence_statement_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "evidence_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"evidence_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "evidence_original" ADD CONSTRAINT "evidence_original_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_finding" ADD CONSTRAINT "evidence_finding_original_id_evidence_original_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."evidence_original"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_look" ADD CONSTRAINT "evidence_look_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_look" ADD CONSTRAINT "evidence_look_original_id_evidence_original_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."evidence_original"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_statement" ADD CONSTRAINT "evidence_statement_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_statement" ADD CONSTRAINT "evidence_statement_original_id_evidence_original_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."evidence_original"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_ticket" ADD CONSTRAINT "evidence_ticket_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_owner" ON "evidence" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "evidence_newest" ON "evidence" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_original_slot" ON "evidence_original" USING btree ("evidence_id","slot") WHERE "evidence_original"."evidence_id" is not null;--> statement-breakpoint
CREATE INDEX "evidence_original_owner" ON "evidence_original" USING btree ("owner_id","received_at");--> statement-breakpoint
CREATE INDEX "evidence_original_sha256" ON "evidence_original" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "evidence_original_free" ON "evidence_original" USING btree ("received_at") WHERE "evidence_original"."evidence_id" is null and "evidence_original"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_original_scan" ON "evidence_original" USING btree ("received_at") WHERE "evidence_original"."scan" = 'pending';--> statement-breakpoint
CREATE INDEX "evidence_consent_user" ON "evidence_consent" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_consent_withdraws" ON "evidence_consent" USING btree ("withdraws");--> statement-breakpoint
CREATE INDEX "evidence_finding_original" ON "evidence_finding" USING btree ("original_id","created_at");--> statement-breakpoint
CREATE INDEX "evidence_look_evidence" ON "evidence_look" USING btree ("evidence_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_statement_order" ON "evidence_statement" USING btree ("evidence_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_statement_original" ON "evidence_statement" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "evidence_ticket_expires" ON "evidence_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE TRIGGER evidence_statement_append_only BEFORE UPDATE OR DELETE ON evidence_statement FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER evidence_statement_no_truncate BEFORE TRUNCATE ON evidence_statement EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER evidence_look_append_only BEFORE UPDATE OR DELETE ON evidence_look FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER evidence_look_no_truncate BEFORE TRUNCATE ON evidence_look EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER evidence_consent_append_only BEFORE UPDATE OR DELETE ON evidence_consent FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER evidence_consent_no_truncate BEFORE TRUNCATE ON evidence_consent EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER evidence_finding_append_only BEFORE UPDATE OR DELETE ON evidence_finding FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER evidence_finding_no_truncate BEFORE TRUNCATE ON evidence_finding EXECUTE FUNCTION refuse_change();
